import { expect, test } from 'vitest'
import { weekBars } from './week-bars.ts'

test('an edition of several days is one bar across them', () => {
  expect(weekBars([[], [7], [7], [7], [], [], []])).toEqual([
    { editionId: 7, first: 1, span: 3, lane: 1 },
  ])
})

test('an edition with a day off has a bar on each side of it', () => {
  const bars = weekBars([[7], [], [7], [], [], [], []])
  expect(bars.map(({ first, span }) => [first, span])).toEqual([
    [0, 1],
    [2, 1],
  ])
})

test('of bars that begin on one day the longest is first, and a free lane is used again', () => {
  const bars = weekBars([[1, 2], [2], [3], [], [], [], []])
  expect(bars.map(({ editionId, lane }) => [editionId, lane])).toEqual([
    [2, 1],
    [1, 2],
    [3, 1],
  ])
})

test('a fifth edition of one day has no bar', () => {
  expect(weekBars([[1, 2, 3, 4, 5]]).map(({ editionId }) => editionId)).toEqual([1, 2, 3, 4])
})
