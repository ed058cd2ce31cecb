import { expect, test } from 'vitest'
import { isForOne, isForTeams } from './team-size.ts'

test.each<[number | null, number | null, boolean, boolean]>([
  [null, null, true, false],
  [1, 1, true, false],
  [null, 1, true, false],
  [1, 2, true, true],
  [2, 2, false, true],
  [null, 4, false, true],
  [2, null, false, true],
])('teams of %s to %s: solo %s, team %s', (least, most, solo, team) => {
  expect([isForOne(least, most), isForTeams(least, most)]).toEqual([solo, team])
})
