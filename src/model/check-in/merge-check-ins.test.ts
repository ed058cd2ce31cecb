import { expect, test } from 'vitest'
import { mergeCheckIns, sharedNumbers, type CheckInLine } from './merge-check-ins.ts'

const line = (device: string, sequence: number, at: number, more: Partial<CheckInLine> = {}) => ({
  device,
  sequence,
  entry: 1,
  undoes: null,
  number: null,
  at,
  ...more,
})

test('the first check-in counts, whatever the order in which the lines came, and later ones clash', () => {
  const [early, late] = [line('b', 1, 900, { number: 7 }), line('a', 1, 901, { number: 8 })]
  for (const lines of [
    [early, late],
    [late, early],
  ])
    expect(mergeCheckIns(lines).get(1)).toEqual({ first: early, clashes: [late] })
})

test('of two check-ins at the same moment the one of the first device counts', () => {
  const [a, b] = [line('a', 5, 900), line('b', 1, 900)]
  expect(mergeCheckIns([b, a]).get(1)?.first).toBe(a)
})

test('a line takes back the check-in that it names, so that another desk’s stays', () => {
  const [first, second] = [line('a', 1, 900), line('b', 1, 905)]
  const undo = line('a', 2, 910, { undoes: { device: 'a', sequence: 1 } })
  expect(mergeCheckIns([first, second, undo]).get(1)).toEqual({ first: second, clashes: [] })
  expect(mergeCheckIns([first, undo]).size).toBe(0)
})

test('a line that names the check-in of another entry takes nothing back', () => {
  const undo = line('a', 2, 910, { entry: 2, undoes: { device: 'a', sequence: 1 } })
  expect(mergeCheckIns([line('a', 1, 900), undo]).size).toBe(1)
})

test('a number that two entries have is found, and that of a clash is not', () => {
  const lines = [
    line('a', 1, 900, { number: 7 }),
    line('b', 1, 905, { entry: 2, number: 7 }),
    line('b', 2, 906, { number: 9 }),
    line('b', 3, 907, { entry: 3, number: 9 }),
  ]
  expect(sharedNumbers(mergeCheckIns(lines))).toEqual(new Map([[7, [1, 2]]]))
})
