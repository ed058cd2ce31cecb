import { expect, test } from 'vitest'
import { addDays } from '../../src/model/usual-date.ts'
import { checkDocument } from './check-document.ts'
import { RefusedDocument } from '../http/fetch-document.ts'

const last = { date: '2026-11-19', perEuro: { USD: 1, TRY: 50 } }

/** Checks a document of the next day, unless told otherwise, on that very day. */
const check =
  (changes: Record<string, number>, date = '2026-11-20', today = date) =>
  () =>
    checkDocument({ date, perEuro: { ...last.perEuro, ...changes } }, last, today)

test('the next day’s document with small moves is taken', () => {
  expect(check({ USD: 1.01, TRY: 49.5 })).not.toThrow()
})

test('a document of up to 7 days ago is taken, an older one is not', () => {
  expect(check({}, '2026-11-20', '2026-11-27')).not.toThrow()
  expect(check({}, '2026-11-20', '2026-11-28')).toThrow(RefusedDocument)
  expect(check({}, '2026-11-20', '2026-11-28')).toThrow('8 days ago')
})

test('a document of tomorrow is refused', () => {
  expect(check({}, '2026-11-20', '2026-11-20')).not.toThrow()
  expect(check({}, '2026-11-21', '2026-11-20')).toThrow('yet to come')
})

test('a move of 20 % either way is taken, one of 21 % is not, and is told with its currency', () => {
  expect(check({ TRY: 60 })).not.toThrow()
  expect(check({ TRY: 40 })).not.toThrow()
  expect(check({ TRY: 60.5 })).toThrow(/^TRY moved from 50 to 60\.5 since 2026-11-19/u)
  expect(check({ TRY: 39.5 })).toThrow(RefusedDocument)
})

test('one currency that moved too far refuses the document, however calm the others are', () => {
  expect(check({ USD: 1.21 })).toThrow('USD')
})

test('the allowance is 20 % for each begun 30 days since the last good', () => {
  const after = (days: number) => addDays(last.date, days)
  expect(check({ TRY: 60.5 }, after(30))).toThrow(RefusedDocument)
  expect(check({ TRY: 60.5 }, after(31))).not.toThrow()
  expect(check({ TRY: 70.5 }, after(60))).toThrow('40 %')
  expect(check({ TRY: 70.5 }, after(61))).not.toThrow()
})

test('two years allow what a currency can do in that time, yet no rate with its point in the wrong place', () => {
  const later = addDays(last.date, 730)
  expect(check({ TRY: 150 }, later)).not.toThrow()
  expect(check({ TRY: 20 }, later)).not.toThrow()
  expect(check({ TRY: 500 }, later)).toThrow(RefusedDocument)
  expect(check({ TRY: 5 }, later)).toThrow(RefusedDocument)
  expect(check({ USD: 109.53 }, later)).toThrow(RefusedDocument)
})
