import '../../../src/i18n/all-words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../../../src/model/locales.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import { presetKeys } from '../../../src/model/calendar/distance-presets.ts'
import { countryCodes } from '../../geo/countries.ts'
import { groups, sports } from '../../../src/model/event/sports.ts'
import { type Criteria, criteriaSegments, noCriteria, parseCriteria } from './criteria.ts'

const subject = fc.oneof(
  fc.constant({ sport: null, group: null }),
  fc.constantFrom(...sports).map((sport) => ({ sport, group: null })),
  fc.constantFrom(...groups).map((group) => ({ sport: null, group })),
)
const place = fc.oneof(
  fc.constant({ country: null, places: [] }),
  fc
    .tuple(
      fc.constantFrom(...Object.keys(countryCodes)),
      fc.subarray(['xq-town', 'old-xq', 'страна-xq'], { maxLength: 2 }),
    )
    .map(([country, places]) => ({ country, places })),
)
const criteria: fc.Arbitrary<Criteria> = fc
  .tuple(
    subject,
    place,
    fc.constantFrom(null, ...presetKeys),
    fc.constantFrom(null, '2027', '2027-05', '2026-12'),
  )
  .map(([what, where, distance, month]) => ({
    ...noCriteria,
    ...what,
    ...where,
    distance,
    month,
  }))
const locale = fc.constantFrom(...locales)

function parsed(path: string, into: Locale = 'en') {
  return parseCriteria(path === '' ? [] : path.split('/'), into)
}

test('criteria written in any language are read back the same, in canonical order', () => {
  fc.assert(
    fc.property(criteria, locale, (wanted, into) => {
      const segments = criteriaSegments(wanted, into)
      expect(parseCriteria(segments, into)).toEqual({ ok: true, criteria: wanted, ordered: true })
    }),
    { numRuns: 2000 },
  )
})

test('another order means the same, except for two places, and is reported as not canonical', () => {
  fc.assert(
    fc.property(criteria, locale, (wanted, into) => {
      const segments = criteriaSegments(wanted, into)
      const reversed = parseCriteria(segments.toReversed(), into)
      const places = wanted.places.toReversed()
      // Only the database knows which of two places is the region.
      const ordered = segments.length - Math.max(0, places.length - 1) < 2
      expect(reversed).toEqual({ ok: true, criteria: { ...wanted, places }, ordered })
    }),
  )
})

test('no segments are no criteria', () => {
  expect(parsed('')).toEqual({ ok: true, criteria: noCriteria, ordered: true })
})

test('a sport, distance, country, its places and a month are read in their order', () => {
  expect(parsed('running/marathon/germany/bavaria/munich/2027-09')).toEqual({
    ok: true,
    criteria: {
      group: null,
      sport: 'run',
      distance: 'marathon',
      country: 'DE',
      region: null,
      city: null,
      month: '2027-09',
      places: ['bavaria', 'munich'],
    },
    ordered: true,
  })
})

test('a whole year is a month criterion too', () => {
  expect(parsed('2027')).toMatchObject({ ok: true, criteria: { month: '2027' } })
})

test.each([
  ['running/nonsense', 'nonsense'],
  ['nonsense', 'nonsense'],
  ['berlin', 'berlin'],
  ['running/running', 'running'],
  ['running/trail-running', 'trail-running'],
  ['all-running/running', 'running'],
  ['germany/berlin/berlin', 'berlin'],
  ['germany/bavaria/munich/hamburg', 'hamburg'],
  ['germany/france/spain/italy', 'italy'],
  ['2027-05/2027-06', '2027-06'],
  ['2027-13', '2027-13'],
  ['2027-5', '2027-5'],
  ['Running', 'Running'],
  ['de', 'de'],
  ['toString', 'toString'],
  ['__proto__', '__proto__'],
])('"%s" is refused with the unknown word "%s"', (path, word) => {
  expect(parsed(path)).toEqual({ ok: false, word })
})

test('any words of any length are either read or refused', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 8 }), locale, (segments, into) => {
      const result = parseCriteria(segments, into)
      expect(result.ok || segments.includes(result.word)).toBe(true)
    }),
  )
})

test('a word of one language is not read in another', () => {
  expect(parsed('deutschland', 'de')).toMatchObject({ ok: true, criteria: { country: 'DE' } })
  expect(parsed('deutschland', 'en')).toEqual({ ok: false, word: 'deutschland' })
})

test('a sport is preferred to its group when both are set', () => {
  const both: Criteria = { ...noCriteria, sport: 'trail', group: 'run' }
  expect(criteriaSegments(both, 'en')).toEqual([wordsOf('en').sports.trail])
})

test('places without their country are not written', () => {
  const places = { city: 'berlin', region: { en: 'berlin-region' }, places: ['mitte'] }
  expect(criteriaSegments({ ...noCriteria, ...places }, 'en')).toEqual([])
})

test('a region precedes its city, with its word in the language', () => {
  const munich: Criteria = {
    ...noCriteria,
    country: 'DE',
    region: { en: 'bavaria', de: 'bayern', ja: 'バイエルン州' },
    city: 'munich',
  }
  expect(criteriaSegments(munich, 'de')).toEqual(['deutschland', 'bayern', 'munich'])
  expect(criteriaSegments(munich, 'ja')).toEqual(['ドイツ', 'バイエルン州', 'munich'])
  expect(criteriaSegments(munich, 'th')).toEqual(['เยอรมนี', 'bavaria', 'munich'])
})

test('a second country may be a place of the first', () => {
  expect(parsed('united-states/georgia')).toMatchObject({
    ok: true,
    criteria: { country: 'US', places: ['georgia'] },
    ordered: true,
  })
})
