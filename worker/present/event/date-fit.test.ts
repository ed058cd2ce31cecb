import { expect, test } from 'vitest'
import type { UsualDate } from '../../../src/model/event/usual-date.ts'
import { presentDateFit } from './date-fit.ts'

const lastSunday: UsualDate = { kind: 'weekday', month: 9, week: -1, weekday: 'sun', days: 1 }
const edition = (date: string, fields: { confirmed?: number; status?: string } = {}) => ({
  date,
  confirmed: fields.confirmed ?? 1,
  status: fields.status ?? null,
})
const expected = edition('2027-09-26', { confirmed: 0 })
const fitOf = (rule: UsualDate | null, past: ReturnType<typeof edition>[], shown = expected) =>
  presentDateFit(rule, shown, [shown, ...past], 'en', '2026-11-21')
const held = ['2022-09-25', '2023-09-24', '2024-09-29', '2025-10-05'].map((date) => edition(date))

test('a rule that two thirds of the past editions agree on names their number', () => {
  expect(fitOf(lastSunday, held)).toEqual({ share: 'weekend', count: 3, n: '3', all: '4' })
})

test('an expected date within the week, or of a fixed day, is no weekend', () => {
  const fixed: UsualDate = { kind: 'fixed', month: 9, day: 26, days: 1 }
  const onDay = ['2023-09-26', '2024-09-26', '2025-09-25'].map((date) => edition(date))
  expect(fitOf(fixed, onDay)).toMatchObject({ share: 'day', n: '3', all: '3' })
  const thursday: UsualDate = { kind: 'feast', feast: 'corpus-christi', offset: 0, days: 4 }
  const past = [edition('2024-05-30'), edition('2025-06-19')]
  const shown = edition('2027-05-27', { confirmed: 0 })
  expect(fitOf(thursday, past, shown)).toMatchObject({ share: 'day', n: '2', all: '2' })
})

test('editions that do not predict each other give a low share, or none', () => {
  const dates = ['2021-09-26', '2022-09-25', '2023-09-24', '2024-09-08', '2025-10-19']
  const past = dates.map((date) => edition(date))
  expect(fitOf(lastSunday, past)).toMatchObject({ share: 'low', n: '3', all: '5' })
  expect(fitOf(lastSunday, past.slice(3))).toMatchObject({ share: 'none' })
})

test('cancelled, expected and coming editions do not count', () => {
  const others = [
    edition('2020-06-28', { status: 'cancelled-event' }),
    edition('2026-06-28', { confirmed: 0 }),
    edition('2027-06-27'),
  ]
  expect(fitOf(lastSunday, [...held, ...others])).toMatchObject({ n: '3', all: '4' })
})

test('a confirmed date, an event without a rule and one known edition have no fit', () => {
  expect(fitOf(lastSunday, held, edition('2027-09-26'))).toBeNull()
  expect(fitOf(null, held)).toBeNull()
  expect(fitOf(lastSunday, held.slice(0, 1))).toBeNull()
})
