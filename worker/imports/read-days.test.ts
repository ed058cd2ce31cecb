import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'
import { readDays } from './read-days.ts'

test.each([
  ['12.06.2027', '2027-06-12', null],
  ['05.-06.09.2027', '2027-09-05', '2027-09-06'],
  ['5./6.9.2027', '2027-09-05', '2027-09-06'],
  ['30.08.–01.09.2027', '2027-08-30', '2027-09-01'],
  ['12.06.2027 - 13.06.2027', '2027-06-12', '2027-06-13'],
  ['Sa, 12.06.2027 bis So, 13.06.2027', '2027-06-12', '2027-06-13'],
  ['5.–6. September 2027', '2027-09-05', '2027-09-06'],
  ['5 et 6 juin 2027', '2027-06-05', '2027-06-06'],
  ['June 5-6, 2027', '2027-06-05', '2027-06-06'],
  ['30 August – 1 September 2027', '2027-08-30', '2027-09-01'],
  ['30 Aug 2027 – 1 Sep 2027', '2027-08-30', '2027-09-01'],
  ['2027-06-12/2027-06-13', '2027-06-12', '2027-06-13'],
  ['2027年6月5日–6日', '2027-06-05', '2027-06-06'],
])('%s is %s to %s', (text, date, end) => {
  expect(readDays(text, 'dmy')).toEqual({ date, end })
})

test.each([
  '06.-05.09.2027',
  '12.06.2027 9',
  '31.-32.08.2027',
  '1.1.–31.12.2027',
  '12.06.2027-13.06.2029',
  'wird noch bekannt gegeben',
  `12.06.2027 ${'-'.repeat(100)} 13.06.2027`,
])('%s is no date and no first and last day', (text) => {
  expect(readDays(text, 'dmy')).toBeNull()
})

test('two days beside the name of a month are not read as day, month and year', () => {
  expect(readDate('5.–6. September 2027', 'dmy')).toBeNull()
})

test('days before the month are read in the order of the column only', () => {
  expect(readDays('06/12-13/2027', 'mdy')).toBeNull()
  expect(readDays('June 5-6, 2027', 'mdy')).toEqual({ date: '2027-06-05', end: '2027-06-06' })
})
