import { expect, test } from 'vitest'
import { addDays } from '../../src/model/values/dates.ts'
import { checkDocument } from './check-document.ts'
import { RefusedDocument } from '../http/fetch-document.ts'

const last = { date: '2026-11-19', perEuro: { USD: 1, TRY: 50 } }

/** Checks a document of the day after `last`, on the document's own day; both days can be overridden. */
const check =
  (changes: Record<string, number>, date = '2026-11-20', today = date) =>
  () =>
    checkDocument({ date, perEuro: { ...last.perEuro, ...changes } }, last, today)

test('the next day’s document with small moves is accepted', () => {
  expect(check({ USD: 1.01, TRY: 49.5 })).not.toThrow()
})

test('a document of up to 7 days ago is accepted, an older one is refused', () => {
  expect(check({}, '2026-11-20', '2026-11-27')).not.toThrow()
  expect(check({}, '2026-11-20', '2026-11-28')).toThrow(RefusedDocument)
  expect(check({}, '2026-11-20', '2026-11-28')).toThrow('8 days ago')
})

test('a document dated tomorrow is refused', () => {
  expect(check({}, '2026-11-20', '2026-11-20')).not.toThrow()
  expect(check({}, '2026-11-21', '2026-11-20')).toThrow('yet to come')
})

test('a move of 20 % either way is accepted, one of 21 % is refused with the currency in the message', () => {
  expect(check({ TRY: 60 })).not.toThrow()
  expect(check({ TRY: 40 })).not.toThrow()
  expect(check({ TRY: 60.5 })).toThrow(/^TRY moved from 50 to 60\.5 since 2026-11-19/u)
  expect(check({ TRY: 39.5 })).toThrow(RefusedDocument)
})

test('a document is refused if a single currency moved too far', () => {
  expect(check({ USD: 1.21 })).toThrow('USD')
})

test('the limit grows by 20 % per started 30 days since the last good document', () => {
  const after = (days: number) => addDays(last.date, days)
  expect(check({ TRY: 60.5 }, after(30))).toThrow(RefusedDocument)
  expect(check({ TRY: 60.5 }, after(31))).not.toThrow()
  expect(check({ TRY: 70.5 }, after(60))).toThrow('40 %')
  expect(check({ TRY: 70.5 }, after(61))).not.toThrow()
})

test('after two years a real devaluation is accepted, a misplaced decimal point is refused', () => {
  const later = addDays(last.date, 730)
  expect(check({ TRY: 150 }, later)).not.toThrow()
  expect(check({ TRY: 20 }, later)).not.toThrow()
  expect(check({ TRY: 500 }, later)).toThrow(RefusedDocument)
  expect(check({ TRY: 5 }, later)).toThrow(RefusedDocument)
  expect(check({ USD: 109.53 }, later)).toThrow(RefusedDocument)
})
