import { expect, test } from 'vitest'
import {
  groupOf,
  groups,
  hueOf,
  hues,
  isSport,
  isSportGroup,
  sportCodes,
  sportGroups,
  sportOfCode,
  sports,
} from './sports.ts'

test('the codes of spec §9 run from 0 to 32 without a gap', () => {
  expect(Object.values(sportCodes)).toEqual(Array.from({ length: 33 }, (_, code) => code))
})

test.each([
  [0, 'run'],
  [9, 'triathlon'],
  [17, 'swimming'],
  [30, 'trail'],
  [32, 'paddle_triathlon'],
] as const)('code %i is %s', (code, sport) => {
  expect(sportOfCode(code)).toBe(sport)
  expect(sportCodes[sport]).toBe(code)
})

test.each([-1, 33, 1.5, Number.NaN])('code %d is no sport', (code) => {
  expect(sportOfCode(code)).toBeNull()
})

test('every sport is in exactly one group', () => {
  const grouped = groups.flatMap((group) => [...sportGroups[group]])
  expect(grouped.toSorted()).toEqual(sports.toSorted())
  for (const sport of sports) expect(sportGroups[groupOf(sport)]).toContain(sport)
})

test('trail has a hue of its own although its group is run', () => {
  expect(groupOf('trail')).toBe('run')
  expect(hueOf('trail')).toBe('trail')
  expect(hueOf('run')).toBe('run')
})

test('an unknown sport takes the hue of the other sports', () => {
  expect(hueOf(null)).toBe('other')
})

test('every sport has a hue of the design', () => {
  for (const sport of sports) expect(hues).toContain(hueOf(sport))
})

test.each(['toString', '__proto__', 'Run', '', 'type_run'])(
  '"%s" is neither sport nor group',
  (word) => {
    expect(isSport(word)).toBe(false)
    expect(isSportGroup(word)).toBe(false)
  },
)

test('run is both a sport and a group, triathlon only a sport, multi only a group', () => {
  expect([isSport('run'), isSportGroup('run')]).toEqual([true, true])
  expect([isSport('triathlon'), isSportGroup('triathlon')]).toEqual([true, false])
  expect([isSport('multi'), isSportGroup('multi')]).toEqual([false, true])
})
