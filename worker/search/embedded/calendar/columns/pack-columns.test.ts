import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, textOfCode, noDay, noNumber, type Columns } from './columns.ts'
import type { StoredEdition } from './stored-edition.ts'
import { packColumns, unpackColumns } from './pack-columns.ts'

const day = fc.integer({ min: 1, max: 65_535 })
const id = fc.integer({ min: 0, max: 2 ** 28 - 1 })
const row: fc.Arbitrary<StoredEdition> = fc.record({
  editionId: id,
  eventId: id,
  day,
  endDay: day,
  addedDay: day,
  opens: fc.option(day),
  closes: fc.option(day),
  confirmed: fc.boolean(),
  takesPlace: fc.boolean(),
  format: fc.integer({ min: 0, max: 2 }),
  country: fc.constantFrom('DE', 'CH', 'US'),
  region: fc.constantFrom('', 'Zürich', '東京', 'Île-de-France'),
  cityId: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  language: fc.constantFrom('en', 'de', 'fil'),
  organiserId: fc.option(id),
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

function stepsOf({ stepStart, stepPrice, stepFrom, stepUntil }: Columns, race: number) {
  const first = stepStart[race] ?? 0
  const bound = (value: number | undefined) => (value === noDay ? null : value)
  return Array.from({ length: (stepStart[race + 1] ?? 0) - first }, (_, at) => [
    stepPrice[first + at],
    bound(stepFrom[first + at]),
    bound(stepUntil[first + at]),
  ])
}

test('rows packed, encoded as base64 and unpacked are unchanged', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const columns = unpackColumns(Uint8Array.fromBase64(packColumns(rows).toBase64()))
      expect(columns.editions).toBe(rows.length)
      for (const [index, each] of rows.entries()) {
        const first = columns.raceStart[index] ?? 0
        const end = columns.raceStart[index + 1] ?? 0
        const orNull = (value: number | undefined, none: number) => (value === none ? null : value)
        const known = (value: number | undefined) => (Number.isNaN(value) ? null : value)
        const races = Array.from({ length: end - first }, (_, at) => [
          columns.sport[first + at],
          orNull(columns.metres[first + at], noNumber),
          orNull(columns.gain[first + at], noNumber),
          stepsOf(columns, first + at),
          columns.raceFlags[first + at],
          columns.raceDay[first + at],
          columns.raceEndDay[first + at],
        ])
        expect({
          editionId: columns.editionId[index],
          eventId: columns.eventId[index],
          day: columns.day[index],
          endDay: columns.endDay[index],
          addedDay: columns.addedDay[index],
          opens: orNull(columns.opens[index], noDay),
          closes: orNull(columns.closes[index], noDay),
          confirmed: ((columns.flags[index] ?? 0) & 1) === 1,
          takesPlace: ((columns.flags[index] ?? 0) & 2) === 2,
          terminated: ((columns.flags[index] ?? 0) & 4) === 4,
          format: columns.format[index],
          country: textOfCode(columns.country[index] ?? 0).toUpperCase(),
          region: columns.regions[columns.region[index] ?? 0],
          cityId: columns.cityId[index],
          lat: columns.lat[index],
          lon: columns.lon[index],
          language: textOfCode(columns.language[index] ?? 0),
          organiserId: orNull(columns.organiserId[index], noNumber),
          rating: known(columns.rating[index]),
          races,
        }).toEqual({
          ...each,
          races: each.races.map(([sport, metres, gain, prices, flags, own]) => [
            sport,
            metres,
            gain,
            prices,
            flags,
            own ?? each.day,
            own ?? each.endDay,
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
