import { expect, test } from 'vitest'
import { resultOfSeconds, secondsOfResult } from './saved-states.ts'

test.each([
  ['3:45:12', 13_512],
  ['03:45:12', 13_512],
  ['45:12', 2712],
  [' 0:00:59 ', 59],
  ['142:03:00', 511_380],
])('%s is a result', (text, seconds) => {
  expect(secondsOfResult(text)).toBe(seconds)
})

test.each(['', '3.45', '3:61:00', '3:45:60', '1000:00:00', '3:5:1', '-1:00:00', '3:45:12 h'])(
  '“%s” is no result',
  (text) => {
    expect(secondsOfResult(text)).toBeNull()
  },
)

test('a result is written as h:mm:ss', () => {
  expect([59, 2712, 13_512, 511_380].map(resultOfSeconds)).toEqual([
    '0:00:59',
    '0:45:12',
    '3:45:12',
    '142:03:00',
  ])
})
