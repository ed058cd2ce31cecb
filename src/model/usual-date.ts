/** Rule for the dates of an event: the n-th weekday of a month, or a fixed day. Dates are ISO dates without a time zone. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

export type UsualDate =
  | { kind: 'weekday'; month: number; week: -1 | 1 | 2 | 3 | 4; weekday: Weekday; days: number }
  | { kind: 'fixed'; month: number; day: number; days: number }

const dayMs = 86_400_000

/** False for 30 February and the like. */
export function isRealDate(isoDate: string): boolean {
  const time = Date.parse(`${isoDate}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(isoDate)
}

export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** Day of the week; 0 is Sunday. */
export function weekdayOf(isoDate: string): number {
  return new Date(`${isoDate}T00:00:00Z`).getUTCDay()
}

/** Monday of a date's week. */
export function mondayOf(isoDate: string): string {
  return addDays(isoDate, -((weekdayOf(isoDate) + 6) % 7))
}

/** Adds months, which may be negative: "2027-05" and 8 → "2028-01". */
export function addMonths(month: string, by: number): string {
  return iso(Number(month.slice(0, 4)), Number(month.slice(5)) + by, 1).slice(0, 7)
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** First and last day of the edition in a year. A fixed 29 February falls on the 28th in common years. */
export function usualDateIn(year: number, rule: UsualDate): { date: string; endDate: string } {
  const date = rule.kind === 'fixed' ? fixedIn(year, rule) : weekdayIn(year, rule)
  return { date, endDate: addDays(date, rule.days - 1) }
}

function fixedIn(year: number, rule: Extract<UsualDate, { kind: 'fixed' }>): string {
  const lastDay = new Date(Date.UTC(year, rule.month, 0)).getUTCDate()
  return iso(year, rule.month, Math.min(rule.day, lastDay))
}

function weekdayIn(year: number, rule: Extract<UsualDate, { kind: 'weekday' }>): string {
  const wanted = weekdays.indexOf(rule.weekday)
  if (rule.week === -1) {
    const last = iso(year, rule.month + 1, 0)
    return addDays(last, -((weekdayOf(last) - wanted + 7) % 7))
  }
  const first = iso(year, rule.month, 1)
  return addDays(first, ((wanted - weekdayOf(first) + 7) % 7) + (rule.week - 1) * 7)
}

/** First and last day of the next edition that begins on `today` or later. */
export function nextUsualDate(today: string, rule: UsualDate): { date: string; endDate: string } {
  const year = Number(today.slice(0, 4))
  const thisYear = usualDateIn(year, rule)
  return thisYear.date >= today ? thisYear : usualDateIn(year + 1, rule)
}
