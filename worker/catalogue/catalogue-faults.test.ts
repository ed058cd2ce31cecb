import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rowOf } from '../../test/support/catalogue-row.ts'
import { checkRowsTogether } from './catalogue-faults.ts'
import { readCatalogue } from './read-catalogue.ts'

const one = { permalink: 'one', site: 'https://www.example.org/races/' }

test('one official site at two events is refused with both rows, whatever its spelling', () => {
  const two = rowOf({
    permalink: 'two',
    name: 'Two',
    site: 'http://example.org/races?from=calendar',
  })
  expect(() => checkRowsTogether([rowOf(one), two])).toThrow(
    'event "one" and event "two", field "site": https://www.example.org/races/ belongs to one event',
  )
})

test('two rows of one name in one town are refused, and in two towns not', () => {
  const again = { permalink: 'two', name: 'Oslo-maraton' }
  expect(() => checkRowsTogether([rowOf(one), rowOf(again)])).toThrow(
    'event "one" and event "two", field "name": "Oslo Maraton" of Oslo is in the catalogue twice',
  )
  const place = { city: 'Bergen', country: 'NO', lat: 60.39, lon: 5.32 }
  expect(() => checkRowsTogether([rowOf(one), rowOf({ ...again, place })])).not.toThrow()
})

test('the rows of the demo catalogue agree with each other', () => {
  const rows = readCatalogue(fileURLToPath(new URL('./events', import.meta.url)))
  expect(() => checkRowsTogether(rows)).not.toThrow()
})
