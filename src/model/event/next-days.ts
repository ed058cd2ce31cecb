/** Days that are proposed for the edition after the last one. */
import { addDays, daysBetween, isoDate, mondayOf, weekdayOf } from '../values/dates.ts'
import {
  daysOffRule,
  nextUsualDate,
  usualDateIn,
  weekdays,
  type DateSpan,
  type UsualDate,
} from './usual-date.ts'

/** Fewest days from one edition to the next: the shortest year of a rule, with a month by which an edition was late. */
const leastDays = 300

/** An edition further from the rule's date than a month was moved to another time of the year. */
const movedDays = 31

/** The day of a year with the ISO week and the weekday of a date; a week across New Year is taken within the year. */
function sameWeekIn(year: number, date: string): string {
  const thursday = addDays(mondayOf(date), 3)
  const weekYear = Number(thursday.slice(0, 4))
  const week = 1 + Math.floor(daysBetween(isoDate(weekYear, 1, 1), thursday) / 7)
  const weekday = weekdays[weekdayOf(date)] ?? 'sun'
  const yearOfWeek = weekYear + year - Number(date.slice(0, 4))
  const ruleOf = (number: number) => ({ kind: 'iso-week', week: number, weekday, days: 1 }) as const
  // Few years have a week 53; the others end with week 52.
  const span = usualDateIn(yearOfWeek, ruleOf(week)) ?? usualDateIn(yearOfWeek, ruleOf(week - 1))
  const day = span?.date ?? date
  const found = Number(day.slice(0, 4))
  return found === year ? day : addDays(day, found > year ? -7 : 7)
}

/** The first edition from a day on that has the ISO week, the weekday and the length of the last one. */
function sameWeekLater({ date, endDate }: DateSpan, from: string): DateSpan {
  const length = daysBetween(date, endDate)
  let year = Math.max(Number(date.slice(0, 4)) + 1, Number(from.slice(0, 4)))
  while (sameWeekIn(year, date) < from) year += 1
  const next = sameWeekIn(year, date)
  return { date: next, endDate: addDays(next, length) }
}

/**
 * Days of the edition after the last one: by the rule of the event's dates, else in the same week a year later. An edition
 * that was moved to another time of the year is followed a year later too, not by the rule's date of the same year.
 * @param last null for an event without a dated edition
 * @param today ISO date; the edition does not begin before it
 * @returns null if nothing is known of its days
 */
export function nextDays(
  last: DateSpan | null,
  rule: UsualDate | null,
  today: string,
): DateSpan | null {
  if (last === null) return rule === null ? null : nextUsualDate(today, rule)
  const earliest = addDays(last.date, leastDays)
  const from = earliest > today ? earliest : today
  const isMoved =
    rule !== null && rule.every === undefined && (daysOffRule(last.date, rule) ?? 0) > movedDays
  const byRule = rule === null || isMoved ? null : nextUsualDate(from, rule)
  if (byRule === null) return sameWeekLater(last, from)
  // The races of the last edition follow it, also on a day that the rule does not have.
  const lastDay = addDays(byRule.date, daysBetween(last.date, last.endDate))
  return { ...byRule, endDate: lastDay > byRule.endDate ? lastDay : byRule.endDate }
}
