import { expect, test } from 'vitest'
import { cachedOnDay } from './cached-on-day.ts'
import { packColumns, unpackColumns } from './pack-columns.ts'

test('facts of a month are found once for a day, and anew for another day or month', () => {
  const [month, other] = [unpackColumns(packColumns([])), unpackColumns(packColumns([]))]
  let found = 0
  const factsOn = cachedOnDay((columns, day) => ({ columns, day, found: (found += 1) }))
  expect(factsOn(month, 20_778)).toEqual({ columns: month, day: 20_778, found: 1 })
  expect(factsOn(month, 20_778).found).toBe(1)
  expect(factsOn(other, 20_778)).toEqual({ columns: other, day: 20_778, found: 2 })
  expect(factsOn(month, 20_779)).toEqual({ columns: month, day: 20_779, found: 3 })
})
