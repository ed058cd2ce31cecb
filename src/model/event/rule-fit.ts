/** How well rules of one kind predict an event's editions that they were not made from. */
import { addDays, daysBetween, weekdayOf } from '../values/dates.ts'
import { feastIn } from './feasts.ts'
import { daysOffRule, type UsualDate, weekdays } from './usual-date.ts'

/** Number of editions that a rule was compared with, and of those that it predicts. */
export interface RuleFit {
  known: number
  fit: number
}

/** An edition this near to the rule's date was on the same weekend. */
const sameWeekendDays = 3

/**
 * The number of editions that the others predict to the weekend (leave-one-out). For each edition, the rules of the same
 * kind that agree with most of the others are found, as if it were not known; it fits if at least half of them give its
 * weekend. Editions before the first year of the rule do not count.
 * @param dates first days of the editions
 */
export function ruleFit(rule: UsualDate, dates: readonly string[]): RuleFit {
  const counted = dates.filter((date) => Number(date.slice(0, 4)) >= (rule.since ?? 0))
  const rules = rulesLike(rule, counted).map((each) => {
    const days = counted.map((date) => daysOffRule(date, each) ?? Infinity)
    return { exact: days.map((off) => off === 0), near: days.map((off) => off <= sameWeekendDays) }
  })
  const fits = counted.filter((_, left) => {
    const ofOthers = rules.filter(({ exact }) => exact.some((is, i) => is && i !== left))
    const agreeing = ({ near }: (typeof rules)[number]) =>
      near.filter((is, i) => is && i !== left).length
    const most = Math.max(...ofOthers.map(agreeing))
    const best = ofOthers.filter((each) => agreeing(each) === most)
    return best.length > 0 && best.filter(({ near }) => near[left]).length * 2 >= best.length
  })
  return { known: counted.length, fit: fits.length }
}

/**
 * Days from the latest edition to the nearest date that the others predict for it; null if the rule counts fewer than
 * two editions.
 */
export function missOfLatest(
  rule: UsualDate,
  dates: readonly string[],
): { date: string; days: number } | null {
  const counted = dates.filter((date) => Number(date.slice(0, 4)) >= (rule.since ?? 0)).toSorted()
  const date = counted.pop()
  if (date === undefined || counted.length === 0) return null
  const rules = rulesLike(rule, counted).map((each) => ({
    days: daysOffRule(date, each) ?? Infinity,
    agreeing: counted.filter((other) => (daysOffRule(other, each) ?? Infinity) <= sameWeekendDays)
      .length,
  }))
  const most = Math.max(...rules.map(({ agreeing }) => agreeing))
  const best = rules.filter(({ agreeing }) => agreeing === most)
  return { date, days: Math.min(...best.map(({ days }) => days)) }
}

/** The rules of one kind that have one of these dates exactly, each once. */
function rulesLike(rule: UsualDate, dates: readonly string[]): UsualDate[] {
  const made = dates.flatMap((date) => rulesWith(rule, addDays(date, rule.daysBefore ?? 0)))
  return [...new Map(made.map((each) => [JSON.stringify(each), each])).values()]
}

const monthOf = (date: string): number => Number(date.slice(5, 7))
const dayOf = (date: string): number => Number(date.slice(8))

/** The rules like `rule` whose date in that year is `date`. */
function rulesWith(rule: UsualDate, date: string): UsualDate[] {
  const weekday = weekdays[weekdayOf(date)] ?? 'sun'
  if (rule.kind === 'fixed') return [{ ...rule, month: monthOf(date), day: dayOf(date) }]
  if (rule.kind === 'feast') {
    const feast = feastIn(Number(date.slice(0, 4)), rule.feast)
    return feast === null ? [] : [{ ...rule, offset: daysBetween(feast, date) }]
  }
  if (rule.kind === 'weekday') {
    const weeks = [1, 2, 3, 4, 5, -1, -2] as const
    const all = weeks.map((week) => ({ ...rule, month: monthOf(date), week, weekday }))
    return all.filter((each) => daysOffRule(date, { ...each, daysBefore: undefined }) === 0)
  }
  if (rule.kind === 'iso-week')
    return [rule.week - 1, rule.week, rule.week + 1]
      .map((week) => ({ ...rule, week, weekday }))
      .filter((each) => daysOffRule(date, { ...each, daysBefore: undefined }) === 0)
  // Each of the seven days from which the weekday's nearest one is this date.
  const sign = rule.direction === 'after' ? -1 : 1
  return Array.from({ length: 7 }, (_, away) => {
    const anchor = addDays(date, sign * (away + (rule.n - 1) * 7))
    return {
      ...rule,
      weekday,
      month: monthOf(anchor),
      day: dayOf(anchor),
      inclusive: true,
    }
  })
}
