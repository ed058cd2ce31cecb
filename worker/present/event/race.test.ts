import { expect, test } from 'vitest'
import { raceDate } from './race.ts'

const oneDay = { date: '2027-05-01', endDate: '2027-05-01' }
const weekend = { date: '2027-05-01', endDate: '2027-05-02' }

test.each([
  [null, oneDay, '2027-05-01'],
  [null, weekend, null],
  ['2027-05-02', weekend, '2027-05-02'],
])('a race with the date %s in %o starts on %s', (date, edition, expected) => {
  expect(raceDate({ date }, edition)).toBe(expected)
})
