import { expect, test } from 'vitest'
import { ruleFit } from './rule-fit.ts'
import type { UsualDate } from './usual-date.ts'

const lastSunday: UsualDate = { kind: 'weekday', month: 9, week: -1, weekday: 'sun', days: 1 }

test('editions on one weekend of the year predict each other', () => {
  const held = ['2022-09-25', '2023-09-24', '2024-09-29', '2025-09-28']
  expect(ruleFit(lastSunday, held)).toEqual({ known: 4, fit: 4 })
})

test('an edition on another weekend is a miss', () => {
  const held = ['2022-09-25', '2023-09-24', '2024-09-29', '2025-09-28', '2026-10-11']
  expect(ruleFit(lastSunday, held)).toEqual({ known: 5, fit: 4 })
})

test('an edition does not speak for the rule that was made from it', () => {
  // The Saturday on or after 17 May has all three, but no two of them give the third with certainty.
  const saturday: UsualDate = {
    kind: 'relative',
    weekday: 'sat',
    n: 1,
    direction: 'after',
    month: 5,
    day: 17,
    inclusive: true,
    days: 1,
  }
  expect(ruleFit(saturday, ['2014-05-17', '2020-05-23', '2021-05-22']).fit).toBeLessThan(3)
  expect(ruleFit(lastSunday, ['2024-09-29', '2025-09-21'])).toEqual({ known: 2, fit: 0 })
})

test.each([
  [{ kind: 'fixed', month: 12, day: 31, days: 1 }, ['2023-12-31', '2024-12-31', '2025-12-30'], 3],
  [
    { kind: 'feast', feast: 'easter', offset: -2, days: 2 },
    ['2023-04-07', '2024-03-29', '2025-04-25'],
    2,
  ],
  [
    { kind: 'iso-week', week: 29, weekday: 'sat', days: 1 },
    ['2024-07-20', '2025-07-19', '2026-07-25'],
    2,
  ],
  [
    { kind: 'weekday', month: 3, week: 1, weekday: 'sun', days: 2, daysBefore: 1 },
    ['2024-03-02', '2025-03-01', '2026-02-28'],
    3,
  ],
] satisfies [UsualDate, string[], number][])(
  '%j has the editions %j, of which %i are predicted',
  (rule, held, fit) => {
    expect(ruleFit(rule, held)).toEqual({ known: 3, fit })
  },
)

test('editions before the first year of the rule do not count, and one alone is predicted by none', () => {
  const held = ['2022-05-01', '2024-09-29', '2025-09-28']
  expect(ruleFit({ ...lastSunday, since: 2024 }, held)).toEqual({ known: 2, fit: 2 })
  expect(ruleFit(lastSunday, ['2025-09-28'])).toEqual({ known: 1, fit: 0 })
  expect(ruleFit(lastSunday, [])).toEqual({ known: 0, fit: 0 })
})
