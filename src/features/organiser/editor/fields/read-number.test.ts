import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './read-number.ts'

test.each([
  ['42.195', 42.195],
  ['42,195', 42.195],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['−86', -86],
  ['', null],
  [' ', null],
  ['about 10', undefined],
  ['4-2', undefined],
])('%s is read as %s', (text, value) => {
  expect(readNumber(text, false)).toBe(value)
})

test('a sign in a whole number groups its figures', () => {
  expect([readNumber('1.500', true), readNumber('1,500', true)]).toEqual([1500, 1500])
})

test('a number is written with the decimal sign of the language', () => {
  expect([writeNumber(42.195, 'en'), writeNumber(42.195, 'de'), writeNumber(10, 'de')]).toEqual([
    '42.195',
    '42,195',
    '10',
  ])
})
