import type { MonthGrid } from '../../model/calendar/calendar-view.ts'

const daysAWeek = 7

/**
 * The day to which a key (`KeyboardEvent.key`) moves the focus. Null beyond the month and for other keys. After the
 * last day of a week comes the first of the next.
 */
export function stepFrom(weeks: MonthGrid['weeks'], date: string, key: string): string | null {
  const days = weeks.flat()
  const at = days.findIndex((day) => day?.date === date)
  if (at === -1) return null
  const week = weeks[Math.floor(at / daysAWeek)] ?? []
  switch (key) {
    case 'ArrowLeft':
      return days[at - 1]?.date ?? null
    case 'ArrowRight':
      return days[at + 1]?.date ?? null
    case 'ArrowUp':
      return days[at - daysAWeek]?.date ?? null
    case 'ArrowDown':
      return days[at + daysAWeek]?.date ?? null
    case 'Home':
      return week.find((day) => day !== null)?.date ?? null
    case 'End':
      return week.findLast((day) => day !== null)?.date ?? null
    default:
      return null
  }
}

/** True if the weeks are of the month of a date. */
export const isMonthOf = (weeks: MonthGrid['weeks'], date: string): boolean =>
  weeks.flat().some((day) => day?.date.slice(0, 7) === date.slice(0, 7))

/**
 * The day of the month that has the number of a date. The nearest day if the month is shorter or begins with a later week;
 * null for a month without days.
 */
export function sameDay(weeks: MonthGrid['weeks'], date: string): string | null {
  const days = weeks.flat().flatMap((day) => (day === null ? [] : [day.date]))
  const number = date.slice(-2)
  return days.find((day) => day.slice(-2) >= number) ?? days.at(-1) ?? null
}
