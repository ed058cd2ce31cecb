import { expect, test } from 'vitest'
import { locales } from '../../../src/model/locales.ts'
import { sportCodes } from '../../../src/model/event/sports.ts'
import { distanceUnitCodes } from '../../../src/model/values/units.ts'
import { readerOf } from '../../../test/support/reader.ts'
import type { CardFacts, LegFacts } from '../../domain/catalogue/cards/edition-cards.ts'
import { distanceFigure, drawingLegs, editionCard, raceFigure, statusView } from './edition-card.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

const leg = (changes: Partial<LegFacts> = {}): LegFacts => ({
  sport: sportCodes.run,
  distance: null,
  unit: null,
  metres: null,
  seconds: null,
  gain: null,
  ...changes,
})

const race = (metres: number | null, gain: number | null = null): CardFacts['races'][number] => ({
  sport: sportCodes.run,
  metres,
  seconds: null,
  gain,
  legs: [leg({ metres, gain })],
  soldOut: 0,
  prices: [],
})

const price = { amount: 89_000, currency: 'SEK', amountEur: 7_832, from: null, until: null }

const facts: CardFacts = {
  editionId: 1,
  permalink: 'oslo-marathon',
  name: 'Oslo Maraton',
  nameLanguage: 'nb',
  date: '2027-09-18',
  endDate: '2027-09-18',
  endOffset: 120,
  confirmed: 1,
  status: null,
  city: 'Oslo',
  country: 'NO',
  sport: sportCodes.run,
  lat: 59.9,
  lon: 10.7,
  opens: null,
  closes: null,
  races: [{ ...race(42_195, 210), prices: [price] }, race(21_098), race(10_000)],
  cover: null,
  originalName: 'Oslo Maraton',
  originalLanguage: 'nb',
  names: {},
}

/** Its races without a price. */
const unpriced = facts.races.map((each) => ({ ...each, prices: [] }))

const en = readerOf()
const de = readerOf({ locale: 'de' })
const sv = readerOf({ locale: 'sv', currency: 'SEK' })

test('a card has the name, place, sport, distances and climb of its edition', () => {
  expect(editionCard(facts, en)).toMatchObject({
    permalink: 'oslo-marathon',
    name: 'Oslo Maraton',
    nameLang: 'nb',
    place: 'Oslo, Norway',
    sport: 'run',
    hue: 'run',
    dateConfirmed: true,
    status: null,
    distances: [
      { value: '42.2', unit: 'km' },
      { value: '21.1', unit: 'km' },
      { value: '10', unit: 'km' },
    ],
    more: null,
    climb: '210\u00a0m',
    linkDate: null,
  })
})

test('the analytics values are the price in euro, and the event’s own name if another is shown', () => {
  expect(editionCard(facts, en).analytics).toEqual({
    priceEur: 78.32,
    originalName: null,
  })
  expect(
    editionCard(
      { ...facts, name: 'Marathon d’Oslo', confirmed: 0, races: unpriced },
      readerOf({ locale: 'fr' }),
    ).analytics,
  ).toEqual({ priceEur: null, originalName: 'Oslo Maraton' })
  expect(editionCard({ ...facts, races: unpriced }, en).analytics).toBeNull()
})

test('the price is in the reader’s currency, marked as approximate if converted', () => {
  const plain = (text: string | null) => text?.replace(/\s/gu, ' ')
  const same = editionCard(facts, sv)
  expect([plain(same.priceFrom), same.priceNote]).toEqual(['890 kr', null])
  const other = editionCard(facts, en)
  expect(plain(other.priceFrom)).toBe('≈ €89')
  expect(plain(other.priceNote)).toBe(
    'SEK 890 from the organiser, converted at the rate of 20 November 2026',
  )
  const none = editionCard({ ...facts, races: unpriced }, en)
  expect([none.priceFrom, none.priceNote]).toEqual([null, null])
})

test('the price of a card is the lowest valid on the day, of races with places left', () => {
  const early = { ...price, amount: 70_000, amountEur: 6_100, until: '2026-11-20' }
  const regular = { ...price, from: '2026-11-21' }
  const gone = {
    ...race(5_000),
    soldOut: 1,
    prices: [{ ...price, amount: 10_000, amountEur: 900 }],
  }
  const races = [{ ...race(42_195), prices: [early, regular] }, gone]
  const shown = (some: CardFacts['races'], day: string) =>
    editionCard({ ...facts, races: some }, { ...sv, now: Date.parse(day) }).priceFrom?.replace(
      /\s/gu,
      ' ',
    )
  expect(shown(races, '2026-11-20')).toBe('700 kr')
  expect(shown(races, '2026-11-21')).toBe('890 kr')
  expect(shown([gone], '2026-11-21')).toBe('100 kr')
})

test('lengths and climbs are in the reader’s units, and the drawing does not depend on them', () => {
  const miles = editionCard(facts, readerOf({ unit: 'imperial' }))
  expect(miles.distances).toEqual([
    { value: '26.2', unit: 'mi' },
    { value: '13.1', unit: 'mi' },
    { value: '6.2', unit: 'mi' },
  ])
  expect(miles.climb).toBe('689\u00a0ft')
  expect(miles.legs).toEqual(editionCard(facts, en).legs)
})

test('distances are sorted from long to short, without duplicates and unknown ones', () => {
  const races = [race(10_000), race(null), race(42_195), race(10_000)]
  expect(editionCard({ ...facts, races }, en).distances.map(({ value }) => value)).toEqual([
    '42.2',
    '10',
  ])
})

test('five distances are shown and the others counted', () => {
  const races = [1, 2, 3, 4, 5, 6, 7].map((km) => race(km * 1000))
  const card = editionCard({ ...facts, races }, en)
  expect(card.distances).toHaveLength(5)
  expect(card.more).toBe('2')
})

test('the climb is that of the hilliest race, and null if none is known', () => {
  expect(editionCard({ ...facts, races: [race(1, 300), race(2, 1250)] }, de).climb).toBe(
    '1.250\u00a0m',
  )
  expect(editionCard({ ...facts, races: [race(1)] }, de).climb).toBeNull()
})

test('the card draws its first race', () => {
  expect(editionCard(facts, en).legs).toEqual([{ hue: 'run', km: 42.195, gain: 210 }])
  expect(editionCard({ ...facts, races: [] }, en).legs).toEqual([])
})

test('an expected date is never shown as confirmed', () => {
  expect(editionCard({ ...facts, confirmed: 0 }, en).dateConfirmed).toBe(false)
})

test('a name has a language tag only if it is not in the page’s language', () => {
  expect(foreignTag('de', 'de')).toBeNull()
  expect(foreignTag('zh', 'en')).toBe('zh-Hans')
  expect(foreignTag('pt', 'pt-BR')).toBe('pt-PT')
  expect(foreignTag('nb', 'en')).toBe('nb')
})

test('a status has its tone and icon, and an unknown one is null', () => {
  expect(statusView('cancelled')).toEqual({
    status: 'cancelled',
    meaning: 'cancelled',
    tone: 'bad',
    icon: 'ban',
  })
  expect(statusView('nonsense')).toBeNull()
  expect(statusView(null)).toBeNull()
})

test('a race by time has hours, and one up a building floors', () => {
  const hours = leg({ distance: 24, unit: distanceUnitCodes.hour, seconds: 86_400 })
  expect(distanceFigure(hours, de)).toEqual({ value: '24', unit: 'Stunden' })
  const floors = leg({ distance: 86, unit: distanceUnitCodes.story })
  expect(distanceFigure(floors, en)).toEqual({ value: '86 floors', unit: '' })
  const steps = leg({ distance: 1576, unit: distanceUnitCodes.step })
  expect(distanceFigure(steps, en)).toEqual({ value: '1,576 steps', unit: '' })
})

test.each(locales)('%s formats floors with their number', (locale) => {
  for (const value of [1, 2, 5, 21, 86]) {
    const figure = distanceFigure(
      leg({ distance: value, unit: distanceUnitCodes.story }),
      readerOf({ locale }),
    )
    expect(figure?.value).toContain(String(value))
  }
})

test('a distance in miles is shown in kilometres, and an unknown one is null', () => {
  expect(
    distanceFigure(leg({ distance: 100, unit: distanceUnitCodes.mi, metres: 160_934 }), en),
  ).toEqual({ value: '160.9', unit: 'km' })
  expect(distanceFigure(leg(), en)).toBeNull()
  expect(distanceFigure(leg({ distance: 3, unit: 99 }), en)).toBeNull()
})

test('a race of several legs has their sum, and null if one is unknown', () => {
  const legs = [leg({ metres: 1900 }), leg({ metres: 90_000 }), leg({ metres: 21_100 })]
  expect(raceFigure({ metres: 113_000, legs }, en)).toEqual({ value: '113', unit: 'km' })
  expect(raceFigure({ metres: null, legs: [...legs, leg()] }, en)).toBeNull()
})

test('legs of the drawing have kilometres, hours, floors and climb, each only if known', () => {
  expect(
    drawingLegs([
      leg({ sport: sportCodes.swimming, metres: 1900 }),
      leg({
        sport: sportCodes.trail,
        distance: 6,
        unit: distanceUnitCodes.hour,
        seconds: 21_600,
        gain: 800,
      }),
      leg({ distance: 86, unit: distanceUnitCodes.story }),
      leg({ sport: 99 }),
    ]),
  ).toEqual([
    { hue: 'water', km: 1.9 },
    { hue: 'trail', hours: 6, gain: 800 },
    { hue: 'run', stories: 86 },
    { hue: 'other' },
  ])
})
