import type { EditionStatus } from '../../../../src/model/event/edition-status.ts'
import {
  nextUsualDate,
  type DateSpan,
  type UsualDate,
} from '../../../../src/model/event/usual-date.ts'
import { addDays, daysBetween } from '../../../../src/model/values/dates.ts'

/** An edition that is stored or announced, for the question which one is expected beside it. */
export interface StatedEdition {
  /** ISO date of its first day. */
  date: string
  confirmed: boolean
  status: EditionStatus | null
}

/** An edition ahead this close to the usual date is that year's edition, so that none is expected in addition. */
export const sameEditionDays = 150

/** An edition that was held this many days before the usual date was that year's, held early. */
const heldEarlyDays = 60

/** Days ahead within which a rule has to give a date: five years. */
const daysAhead = 5 * 366

/** Fewest days between two dates of a rule; a feast by the moon comes after 354. */
const leastDaysBetween = 300

export const ruleFaults = ['no-date-in-five-years', 'two-dates-in-a-year'] as const
export type RuleFault = (typeof ruleFaults)[number]

/** First and last day of the rule's next dates within five years, the nearest first. */
function datesByRule(rule: UsualDate, today: string): DateSpan[] {
  const last = addDays(today, daysAhead)
  const dates: DateSpan[] = []
  for (let from = today; ;) {
    const next = nextUsualDate(from, rule)
    if (next === null || next.date > last) return dates
    dates.push(next)
    from = addDays(next.date, 1)
  }
}

/** Reason for which no date is expected by a rule; null for a sound one. @param today ISO date */
export function ruleFault(rule: UsualDate, today: string): RuleFault | null {
  const dates = datesByRule(rule, today)
  if (dates.length === 0) return 'no-date-in-five-years'
  const isClose = dates.some(({ date }, index) => {
    const before = dates[index - 1]
    return before !== undefined && daysBetween(before.date, date) < leastDaysBetween
  })
  return isClose ? 'two-dates-in-a-year' : null
}

/**
 * ISO date on which the next date by a rule is another one: the day after it, or the day from which it is within five years.
 * Null if the rule never has a date.
 */
export function nextRuleChange(rule: UsualDate, today: string): string | null {
  const next = nextUsualDate(today, rule)
  if (next === null) return null
  const within = addDays(next.date, -daysAhead)
  return within > today ? within : addDays(next.date, 1)
}

/** True if the event has ended: its last edition says so. */
function hasEnded(editions: readonly StatedEdition[]): boolean {
  const last = editions.reduce<StatedEdition | null>(
    (latest, each) => (latest === null || each.date > latest.date ? each : latest),
    null,
  )
  return last?.status === 'terminated'
}

/**
 * First and last day of the edition that is expected beside those stated: the next one by the rule. None if it is announced,
 * was held early, or another one is expected already; none of an event that has ended, or whose rule has a fault.
 * @param today ISO date; the edition does not begin before it
 */
export function expectedDays(
  editions: readonly StatedEdition[],
  rule: UsualDate | null,
  today: string,
): DateSpan | null {
  if (rule === null || hasEnded(editions) || ruleFault(rule, today) !== null) return null
  const ahead = editions.filter(({ date }) => date >= today)
  if (ahead.some(({ confirmed }) => !confirmed)) return null
  const wasHeld = ({ date }: DateSpan) =>
    editions.some((each) => {
      const early = daysBetween(each.date, date)
      return each.date < today && early >= 0 && early <= heldEarlyDays
    })
  const next = datesByRule(rule, today).find((dates) => !wasHeld(dates))
  if (next === undefined) return null
  const isAnnounced = ahead.some(
    ({ date }) => Math.abs(daysBetween(date, next.date)) <= sameEditionDays,
  )
  return isAnnounced ? null : next
}
