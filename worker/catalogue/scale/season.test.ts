import { expect, test } from 'vitest'
import { createDraw } from './draw.ts'
import { createDays, pastDate } from './season.ts'

const today = '2026-11-21'

function monthsOf(lat: number): string[] {
  const draw = createDraw(3)
  const drawDay = createDays(today)
  return Array.from({ length: 400 }, () => drawDay(draw, 'winter', lat).slice(5, 7))
}

test('winter sports are in the winter of their hemisphere', () => {
  expect(monthsOf(60).filter((month) => ['06', '07', '08'].includes(month))).toEqual([])
  expect(monthsOf(-44).filter((month) => ['12', '01', '02'].includes(month))).toEqual([])
})

test('near the equator all months have the same weight', () => {
  expect(new Set(monthsOf(1)).size).toBe(12)
})

test('a past date is on the same weekday, at least a week ago', () => {
  expect(pastDate('2027-05-02', today)).toBe('2026-05-03')
  expect(pastDate('2027-12-25', today)).toBe('2025-12-27')
})
