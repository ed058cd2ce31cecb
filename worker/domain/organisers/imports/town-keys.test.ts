import { expect, test } from 'vitest'
import { halvesOf, townKeys } from './town-keys.ts'

test.each([
  ['臺中市', ['臺中市', '臺中']],
  ['부산광역시', ['부산광역시', '부산']],
  ['St. Moritz', ['st moritz', 'saint moritz', 'sankt moritz', 'sint moritz', 'santo moritz']],
  ['Mt Beauty', ['mt beauty', 'mount beauty', 'mont beauty']],
  ['Stuttgart', ['stuttgart']],
  ['–', []],
])('%s is looked for as %s', (name, keys) => {
  expect(townKeys(name)).toEqual(keys)
})

test('a double name has halves, a hyphen between spaces or short parts have none', () => {
  expect(halvesOf('Götene-Kinnekulle')).toEqual(['Götene', 'Kinnekulle'])
  expect(halvesOf('Le Mans - Sarthe')).toEqual([])
  expect(halvesOf('St-Luc')).toEqual([])
})
