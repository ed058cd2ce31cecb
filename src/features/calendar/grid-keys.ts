import type { MonthGrid } from '../../model/calendar-view.ts'

/** What a key asks for: a day back or on, a week up or down, the start or the end of the week. */
export type GridKey = 'back' | 'on' | 'up' | 'down' | 'start' | 'end'

const daysAWeek = 7

/**
 * The day that a key leads to from another, or null where the month ends. At the end of a week the next one follows.
 * @param mirrored true where the table runs from right to left
 */
export function stepFrom(
  weeks: MonthGrid['weeks'],
  date: string,
  key: GridKey,
  mirrored = false,
): string | null {
  const days = weeks.flat()
  const at = days.findIndex((day) => day?.date === date)
  if (at === -1) return null
  const week = weeks[Math.floor(at / daysAWeek)] ?? []
  const forward = mirrored ? -1 : 1
  switch (key) {
    case 'back':
      return days[at - forward]?.date ?? null
    case 'on':
      return days[at + forward]?.date ?? null
    case 'up':
      return days[at - daysAWeek]?.date ?? null
    case 'down':
      return days[at + daysAWeek]?.date ?? null
    case 'start':
      return week.find((day) => day !== null)?.date ?? null
    case 'end':
      return week.findLast((day) => day !== null)?.date ?? null
  }
}
