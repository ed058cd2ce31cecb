import { expect, test } from 'vitest'
import { rowOf } from '../../test/support/catalogue-row.ts'
import { missedRules, staleRows } from './stale-rows.ts'

const held = (permalink: string, weight: number, ...dates: string[]) =>
  rowOf({ permalink, weight, editions: dates.map((date) => ({ date })) })

test('rows without an edition of the last twelve months are listed by weight', () => {
  const rows = [
    held('light', 10, '2024-09-21', '2025-09-20'),
    held('fresh', 90, '2025-11-22'),
    held('coming', 90, '2027-09-18'),
    held('heavy', 80, '2023-09-16'),
    held('none', 50),
  ]
  expect(staleRows(rows, '2026-11-21').map(({ permalink }) => permalink)).toEqual([
    'heavy',
    'none',
    'light',
  ])
})

test('a latest edition more than a week from the date that the earlier ones predict is listed', () => {
  const third = ['2023-09-16', '2024-09-21', '2025-09-20']
  const rows = [
    held('kept', 50, ...third, '2026-09-19'),
    held('a-week', 50, ...third, '2026-09-26'),
    held('moved', 50, ...third, '2026-10-10'),
    held('coming', 50, ...third, '2027-10-09'),
    held('alone', 50, '2026-10-10'),
  ]
  expect(missedRules(rows, '2026-11-21')).toEqual([
    { permalink: 'moved', date: '2026-10-10', days: 21 },
  ])
})
