import { expect, test } from 'vitest'
import { locales } from '../../../src/model/locales.ts'
import { gapBetween } from './saved-gap.ts'

const english = { locale: 'en', unit: 'metric' } as const
const berlin = { lat: 52.5, lon: 13.4 }
const tokyo = { lat: 35.7, lon: 139.7 }
const race = (date: string, endDate = date, place = berlin) => ({ date, endDate, ...place })

test.each([
  ['weeks later', race('2027-05-01'), race('2027-06-12'), '6 weeks later', false],
  ['the next day', race('2027-05-01'), race('2027-05-02'), '1 day later', true],
  [
    'the day after a weekend',
    race('2027-05-01', '2027-05-02'),
    race('2027-05-03'),
    '1 day later',
    true,
  ],
  ['the same day', race('2027-05-01'), race('2027-05-01'), 'On the same day', true],
  [
    'the last day of a weekend',
    race('2027-05-01', '2027-05-02'),
    race('2027-05-02'),
    'The dates overlap',
    true,
  ],
  [
    'within a week',
    race('2027-05-01', '2027-05-08'),
    race('2027-05-03', '2027-05-04'),
    'The dates overlap',
    true,
  ],
  [
    'the same weekend',
    race('2027-05-01', '2027-05-02'),
    race('2027-05-01', '2027-05-02'),
    'The dates overlap',
    true,
  ],
])('the gap to a race on %s', (_, before, after, label, near) => {
  expect(gapBetween(before, after, english)).toEqual({ label, near })
})

test('the way is stated to a near race far off', () => {
  const { label } = gapBetween(race('2027-05-01'), race('2027-05-04', undefined, tokyo), english)
  expect(label).toMatch(/^3 days later, 8,\d{3}\skm away$/u)
})

test('no language counts zero days', () => {
  for (const locale of locales)
    expect(
      gapBetween(race('2027-05-01'), race('2027-05-01'), { ...english, locale }).label,
    ).not.toMatch(/\d/u)
})
