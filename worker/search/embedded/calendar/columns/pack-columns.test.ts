import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricedRaces } from '../../../../rules/ticket-prices.ts'
import { codeOf, textOfCode, noDay, noNumber, stepsPerDegree, type Columns } from './columns.ts'
import { raceFlags, type StoredEdition } from './stored-edition.ts'
import { packColumns, unpackColumns } from './pack-columns.ts'

const day = fc.integer({ min: 1, max: 65_535 })
const id = fc.integer({ min: 0, max: 2 ** 28 - 1 })
/** Degrees that columns hold exactly. */
const degrees = (most: number) =>
  fc
    .integer({ min: -most * stepsPerDegree, max: most * stepsPerDegree })
    .map((steps) => steps / stepsPerDegree)
const row: fc.Arbitrary<StoredEdition> = fc.record({
  editionId: id,
  eventId: id,
  day,
  endDay: day,
  endOffset: fc.constantFrom(0, 840, -720, 345),
  addedDay: day,
  opens: fc.option(day),
  closes: fc.option(day),
  confirmed: fc.boolean(),
  takesPlace: fc.boolean(),
  format: fc.integer({ min: 0, max: 2 }),
  country: fc.constantFrom('DE', 'CH', 'US'),
  region: fc.constantFrom('', 'Zürich', '東京', 'Île-de-France'),
  cityId: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  lat: degrees(90),
  lon: degrees(180),
  language: fc.constantFrom('en', 'de', 'fil'),
  organiserId: fc.option(fc.maxSafeNat()),
  rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  terminated: fc.boolean(),
  races: fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 32 }),
      fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
      fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 })),
      fc.array(
        fc.tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.option(day), fc.option(day)),
        { maxLength: 3 },
      ),
      fc.integer({ min: 0, max: 15 }),
      fc.option(day),
    ),
    { maxLength: 4 },
  ),
})

function stepsOf({ prices }: Columns, list: number) {
  const first = prices.start[list] ?? 0
  const bound = (value: number | undefined) => (value === noDay ? null : value)
  return Array.from({ length: (prices.start[list + 1] ?? 0) - first }, (_, at) => [
    prices.euro[first + at],
    bound(prices.from[first + at]),
    bound(prices.until[first + at]),
  ])
}

/** Indexes of the races whose prices count. */
function pricedIn({ races }: StoredEdition): Set<number> {
  const all = races.map(([, , , , flags], index) => ({
    index,
    soldOut: (flags & raceFlags.soldOut) !== 0,
  }))
  return new Set(pricedRaces(all).map(({ index }) => index))
}

test('rows packed, encoded as base64 and unpacked are unchanged, but for prices that do not count', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const columns = unpackColumns(Uint8Array.fromBase64(packColumns(rows).toBase64()))
      expect(columns.editions).toBe(rows.length)
      for (const [index, each] of rows.entries()) {
        const first = columns.raceStart[index] ?? 0
        const end = columns.raceStart[index + 1] ?? 0
        const orNull = (value: number | undefined, none: number) => (value === none ? null : value)
        const known = (value: number | undefined) => (Number.isNaN(value) ? null : value)
        const races = Array.from({ length: end - first }, (_, at) => {
          const { sport, metres, gain, flags } = columns.shapes
          const shape = columns.shape[first + at] ?? 0
          return [
            sport[shape],
            orNull(metres[shape], noNumber),
            orNull(gain[shape], noNumber),
            stepsOf(columns, columns.price[first + at] ?? 0),
            flags[shape],
            orNull(columns.raceDay[first + at], noDay),
          ]
        })
        const { places } = columns
        const place = columns.place[index] ?? 0
        const priced = pricedIn(each)
        expect({
          editionId: columns.editionId[index],
          eventId: columns.eventId[index],
          day: columns.day[index],
          endDay: columns.endDay[index],
          endOffset: columns.endOffset[index],
          addedDay: columns.addedDay[index],
          opens: orNull(columns.opens[index], noDay),
          closes: orNull(columns.closes[index], noDay),
          confirmed: ((columns.flags[index] ?? 0) & 1) === 1,
          takesPlace: ((columns.flags[index] ?? 0) & 2) === 2,
          terminated: ((columns.flags[index] ?? 0) & 4) === 4,
          format: columns.format[index],
          country: textOfCode(places.country[place] ?? 0).toUpperCase(),
          region: places.regions[places.region[place] ?? 0],
          cityId: places.cityId[place],
          lat: (columns.lat[index] ?? 0) / stepsPerDegree,
          lon: (columns.lon[index] ?? 0) / stepsPerDegree,
          language: textOfCode(columns.language[index] ?? 0),
          organiserId: orNull(columns.organiserId[index], noNumber),
          rating: known(columns.ratings[columns.rating[index] ?? 0]),
          races,
        }).toEqual({
          ...each,
          races: each.races.map(([sport, metres, gain, prices, flags, own], at) => [
            sport,
            metres,
            gain,
            priced.has(at) ? prices : [],
            flags,
            own,
          ]),
        })
      }
    }),
  )
})

test('bytes that packColumns did not write are refused', () => {
  expect(() => unpackColumns(new Uint8Array(40))).toThrow('JSON')
})

test('codes of letters and digits of either case are distinct and fit 16 bits', () => {
  const texts = ['', 'a', 'de', 'DE', 'fil', '1a', 'zz9', '999']
  expect(texts.map(codeOf).map(textOfCode)).toEqual([
    '',
    'a',
    'de',
    'de',
    'fil',
    '1a',
    'zz9',
    '999',
  ])
  expect(Math.max(...texts.map(codeOf))).toBeLessThan(2 ** 16)
})
