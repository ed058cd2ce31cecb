import { expect, test } from 'vitest'
import { rsdJson } from '../../test/support/rate-documents.ts'
import { RefusedDocument } from '../http/fetch-document.ts'
import { parseRsd } from './parse-rsd.ts'

test('the middle rate is read, not the buying or selling rate', () => {
  expect(parseRsd(rsdJson('2024-01-04'))).toEqual({
    date: '2024-01-04',
    perEuro: { RSD: 117.2 },
  })
})

test('on a day without a list of its own the date is that of the list in force', () => {
  const sunday = rsdJson('2024-01-05', { date: '2024-01-07' })
  expect(parseRsd(sunday).date).toBe('2024-01-05')
  expect(parseRsd(rsdJson('2024-01-05', { date_from: undefined })).date).toBe('2024-01-05')
})

test('a rate for a hundred euro is divided by its parity', () => {
  const hundred = rsdJson('2024-01-04', { parity: 100, exchange_middle: 11_720 })
  expect(parseRsd(hundred).perEuro.RSD).toBeCloseTo(117.2, 10)
})

test.each<[string, string]>([
  ['nothing', ''],
  ['a page of HTML', '<!doctype html><title>502</title>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an error', '{"error":{"message":"secret"}}'],
  ['another currency', rsdJson('2024-01-04', { code: 'USD' })],
  ['no middle rate', rsdJson('2024-01-04', { exchange_middle: undefined })],
  ['a middle rate as a string', rsdJson('2024-01-04', { exchange_middle: '117.2' })],
  ['a middle rate of 0', rsdJson('2024-01-04', { exchange_middle: 0 })],
  ['a negative middle rate', rsdJson('2024-01-04', { exchange_middle: -117.2 })],
  ['an infinite middle rate', rsdJson('2024-01-04').replace('117.2,', '1e999,')],
  ['a parity of 0', rsdJson('2024-01-04', { parity: 0 })],
  ['a day that does not exist', rsdJson('2024-02-30')],
  ['a day with a time', rsdJson('2024-01-04T00:00:00Z')],
])('%s is refused', (_what, text) => {
  expect(() => parseRsd(text)).toThrow(RefusedDocument)
})

test('a refusal does not quote the document', () => {
  for (const text of ['secret', '{"code":"secret"}', rsdJson('secret')])
    expect(() => parseRsd(text)).toThrow(/^(?!.*secret)/u)
})
