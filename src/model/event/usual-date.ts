/** The rule that an event's dates follow, and the dates by it. Dates are ISO dates without a time zone. */
import { addDays, daysBetween, isoDate, weekdayOf } from '../values/dates.ts'
import { type Feast, feastIn } from './feasts.ts'

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

type Rule =
  /** The n-th weekday of a month; −1 is the last one, −2 the one before. A month without a fifth one has no edition. */
  | { kind: 'weekday'; month: number; week: -2 | -1 | 1 | 2 | 3 | 4 | 5; weekday: Weekday }
  | { kind: 'fixed'; month: number; day: number }
  /** `offset` days after a feast; before it if negative. */
  | { kind: 'feast'; feast: Feast; offset: number }
  /** The n-th weekday before or after a day; the day itself counts only if `inclusive`. */
  | {
      kind: 'relative'
      weekday: Weekday
      n: number
      direction: 'before' | 'after'
      month: number
      day: number
      inclusive?: boolean | undefined
    }
  /** A weekday of a week by ISO 8601. A year without a week 53 has no edition by that rule. */
  | { kind: 'iso-week'; week: number; weekday: Weekday }

export type UsualDate = Rule & {
  /** Number of days that an edition lasts. */
  days: number
  /** Number of days from an edition's first day to the rule's: 1 if races on Saturday precede the rule's Sunday. */
  daysBefore?: number | undefined
  /** Number of years from one edition to the next, counted from the year `from`; each year if absent. */
  every?: 2 | 3 | 4 | undefined
  from?: number | undefined
  /** First year of the rule where the event followed another one before. */
  since?: number | undefined
}

export interface DateSpan {
  /** First and last day. */
  date: string
  endDate: string
}

/** Number of years searched for the next edition: more than two cycles of the rarest rule, an ISO week 53 every 4 years. */
const yearsAhead = 32

/** First and last day of the edition that belongs to a year; null if the rule gives that year none. */
export function usualDateIn(year: number, rule: UsualDate): DateSpan | null {
  const { every = 1, from = year } = rule
  if ((year - from) % every !== 0) return null
  const day = dayByRule(year, rule)
  if (day === null) return null
  const date = addDays(day, -(rule.daysBefore ?? 0))
  return { date, endDate: addDays(date, rule.days - 1) }
}

function dayByRule(year: number, rule: Rule): string | null {
  if (rule.kind === 'weekday') return weekdayIn(year, rule)
  if (rule.kind === 'fixed') return dayIn(year, rule.month, rule.day)
  if (rule.kind === 'iso-week') return isoWeekIn(year, rule)
  if (rule.kind === 'relative') return relativeIn(year, rule)
  const feast = feastIn(year, rule.feast)
  return feast === null ? null : addDays(feast, rule.offset)
}

/** A day of the year; one that the month lacks is its last, so that 29 February falls on the 28th in common years. */
function dayIn(year: number, month: number, day: number): string {
  const lastDay = Number(isoDate(year, month + 1, 0).slice(8))
  return isoDate(year, month, Math.min(day, lastDay))
}

function weekdayIn(year: number, rule: Extract<Rule, { kind: 'weekday' }>): string | null {
  const { month, week } = rule
  const wanted = weekdays.indexOf(rule.weekday)
  const last = isoDate(year, month + 1, 0)
  const first = isoDate(year, month, 1)
  const date =
    week < 0
      ? addDays(last, -((weekdayOf(last) - wanted + 7) % 7) + (week + 1) * 7)
      : addDays(first, ((wanted - weekdayOf(first) + 7) % 7) + (week - 1) * 7)
  return date.slice(0, 7) === first.slice(0, 7) ? date : null
}

function relativeIn(year: number, rule: Extract<Rule, { kind: 'relative' }>): string {
  const day = dayIn(year, rule.month, rule.day)
  const sign = rule.direction === 'after' ? 1 : -1
  const apart = ((weekdays.indexOf(rule.weekday) - weekdayOf(day)) * sign + 7) % 7
  const toFirst = apart === 0 && rule.inclusive !== true ? 7 : apart
  return addDays(day, sign * (toFirst + (rule.n - 1) * 7))
}

function isoWeekIn(year: number, rule: Extract<Rule, { kind: 'iso-week' }>): string | null {
  const thursdayOf = (week: number) => {
    const inFirstWeek = isoDate(year, 1, 4)
    return addDays(inFirstWeek, 3 - ((weekdayOf(inFirstWeek) + 6) % 7) + (week - 1) * 7)
  }
  const thursday = thursdayOf(rule.week)
  if (Number(thursday.slice(0, 4)) !== year) return null
  return addDays(thursday, ((weekdays.indexOf(rule.weekday) + 6) % 7) - 3)
}

/** First and last day of the next edition that begins on `today` or later; null if the rule gives none. */
export function nextUsualDate(today: string, rule: UsualDate): DateSpan | null {
  // An edition of the year before can begin in this one, and one of the next year in this one.
  const year = Number(today.slice(0, 4)) - 1
  for (let ahead = 0; ahead <= yearsAhead; ahead += 1) {
    const span = usualDateIn(year + ahead, rule)
    if (span !== null && span.date >= today) return span
  }
  return null
}

/** Days from the rule's nearest date to the first day of an edition; null if the rule has no date around that year. */
export function daysOffRule(date: string, rule: UsualDate): number | null {
  const year = Number(date.slice(0, 4))
  const distances = [year - 1, year, year + 1].flatMap((each) => {
    const span = usualDateIn(each, rule)
    return span === null ? [] : [Math.abs(daysBetween(span.date, date))]
  })
  return distances.length === 0 ? null : Math.min(...distances)
}
