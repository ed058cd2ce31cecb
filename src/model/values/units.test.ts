import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  distanceUnitCodes,
  distanceUnits,
  toMetres,
  toSeconds,
  unitOfCode,
  unitSystems,
} from './units.ts'

test('the ten units have the codes 1 to 10 of spec §9 and are found by them', () => {
  expect(distanceUnits.map((unit) => distanceUnitCodes[unit])).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
  for (const unit of distanceUnits) expect(unitOfCode(distanceUnitCodes[unit])).toBe(unit)
})

test.each([0, 11, -1, 2.5])('code %d is not a unit', (code) => {
  expect(unitOfCode(code)).toBeNull()
})

test('metric is 0 and imperial is 1', () => {
  expect(unitSystems).toEqual({ metric: 0, imperial: 1 })
})

test.each([
  [42.195, 'km', 42_195],
  [26.2, 'mi', 42_165],
  [100, 'mi', 160_934],
  [3000, 'ft', 914],
  [500, 'yard', 457],
  [750, 'm', 750],
] as const)('%d %s are %i metres', (value, unit, metres) => {
  expect(toMetres(value, unit)).toBe(metres)
})

test.each(['hour', 'day', 'min', 'step', 'story'] as const)('a %s has no length', (unit) => {
  expect(toMetres(3, unit)).toBeNull()
})

test.each([
  [24, 'hour', 86_400],
  [6, 'day', 518_400],
  [90, 'min', 5400],
  [0.5, 'hour', 1800],
] as const)('%d %s are %i seconds', (value, unit, seconds) => {
  expect(toSeconds(value, unit)).toBe(seconds)
})

test.each(['km', 'm', 'mi', 'ft', 'yard', 'step', 'story'] as const)(
  'a %s has no duration',
  (unit) => {
    expect(toSeconds(3, unit)).toBeNull()
  },
)

test('a longer distance never has fewer metres, whatever the unit of length', () => {
  const lengths = fc.constantFrom('km', 'm', 'mi', 'ft', 'yard')
  const distance = fc.double({ min: 0, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(lengths, distance, distance, (unit, a, b) => {
      const [less = 0, more = 0] = [a, b].toSorted((x, y) => x - y)
      return (toMetres(less, unit) ?? -1) <= (toMetres(more, unit) ?? -2)
    }),
  )
})
