import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '../values/dates.ts'
import { feastIn } from './feasts.ts'

/** "Mar 31" and "May 5" of a year as ISO date. */
const monthNumbers: Record<string, string> = {
  Jan: '01',
  Feb: '02',
  Mar: '03',
  Apr: '04',
  May: '05',
}
const datesFrom = (from: number, table: string): [number, string][] =>
  table
    .trim()
    .split(/\s*,\s*/u)
    .map((text, index) => {
      const [month = '', day = ''] = text.split(' ')
      const year = from + index
      return [year, `${year}-${monthNumbers[month]}-${day.padStart(2, '0')}`]
    })

/** Easter Sundays 1990–2040 by the tables of the U.S. Census Bureau (western) and of the Orthodox Church in America. */
const western = datesFrom(
  1990,
  `Apr 15, Mar 31, Apr 19, Apr 11, Apr 3, Apr 16, Apr 7, Mar 30, Apr 12, Apr 4,
   Apr 23, Apr 15, Mar 31, Apr 20, Apr 11, Mar 27, Apr 16, Apr 8, Mar 23, Apr 12,
   Apr 4, Apr 24, Apr 8, Mar 31, Apr 20, Apr 5, Mar 27, Apr 16, Apr 1, Apr 21,
   Apr 12, Apr 4, Apr 17, Apr 9, Mar 31, Apr 20, Apr 5, Mar 28, Apr 16, Apr 1,
   Apr 21, Apr 13, Mar 28, Apr 17, Apr 9, Mar 25, Apr 13, Apr 5, Apr 25, Apr 10, Apr 1`,
)
const orthodox = datesFrom(
  1990,
  `Apr 15, Apr 7, Apr 26, Apr 18, May 1, Apr 23, Apr 14, Apr 27, Apr 19, Apr 11,
   Apr 30, Apr 15, May 5, Apr 27, Apr 11, May 1, Apr 23, Apr 8, Apr 27, Apr 19,
   Apr 4, Apr 24, Apr 15, May 5, Apr 20, Apr 12, May 1, Apr 16, Apr 8, Apr 28,
   Apr 19, May 2, Apr 24, Apr 16, May 5, Apr 20, Apr 12, May 2, Apr 16, Apr 8,
   Apr 28, Apr 13, May 2, Apr 24, Apr 9, Apr 29, Apr 20, Apr 5, Apr 25, Apr 17, May 6`,
)

test.each([
  ...western.map(([year, date]) => ['easter', year, date] as const),
  ...orthodox.map(([year, date]) => ['orthodox-easter', year, date] as const),
])('%s of %i is %s', (feast, year, date) => {
  expect(feastIn(year, feast)).toBe(date)
})

test('Ascension is a Thursday, Whitsun a Sunday and Corpus Christi a Thursday after Easter', () => {
  expect(feastIn(2027, 'ascension')).toBe('2027-05-06')
  expect(feastIn(2027, 'whitsun')).toBe('2027-05-16')
  expect(feastIn(2027, 'corpus-christi')).toBe('2027-05-27')
  for (const [year, easter] of western) {
    expect(weekdayOf(easter)).toBe(0)
    expect(feastIn(year, 'ascension')).toBe(addDays(easter, 39))
    expect(feastIn(year, 'whitsun')).toBe(addDays(easter, 49))
    expect(feastIn(year, 'corpus-christi')).toBe(addDays(easter, 60))
  }
})

test('Lunar New Year is the first day of the Chinese calendar of the runtime, 2015–2040', () => {
  const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const dayOf = (date: string) => chinese.format(new Date(`${date}T00:00:00Z`))
  for (let year = 2015; year <= 2040; year += 1) {
    const date = feastIn(year, 'lunar-new-year') ?? ''
    // New moons four minutes before and seven after midnight in China, beyond the precision of the runtime's
    // astronomy, which can be a day off for them.
    const days = [2027, 2030].includes(year) ? ['12/29', '12/30', '1/1', '1/2'] : ['1/1']
    expect(days, String(year)).toContain(dayOf(date))
    expect(date.slice(0, 4)).toBe(String(year))
  }
})

test('Lunar New Year beyond its table is unknown', () => {
  expect(feastIn(2014, 'lunar-new-year')).toBeNull()
  expect(feastIn(2041, 'lunar-new-year')).toBeNull()
})
