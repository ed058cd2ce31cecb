/** Arithmetic of ISO dates without a time zone: "2027-05-01". */

const dayMs = 86_400_000

/** The date of a day; a month or day beyond its range counts on ("2027-01-32" is 1 February). */
export const isoDate = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** False for 30 February and the like. */
export function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** Day of the week; 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

/** Adds months, which may be negative: "2027-05" and 8 → "2028-01". */
export function addMonths(month: string, by: number): string {
  return isoDate(Number(month.slice(0, 4)), Number(month.slice(5)) + by, 1).slice(0, 7)
}
