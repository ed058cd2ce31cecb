import { shareOf } from '../money/shares.ts'
import { addDays } from '../values/dates.ts'

/** Rules by which a place that its buyer gives up is paid back. Days are ISO dates at the place, amounts are minor units. */

/** The part of a rule until a day has ended. */
interface Part {
  /** Percent of the price that is paid back. */
  percent: number
  /** Amount that is not paid back of each place. */
  fee: number
}

export interface StatedRefundStep extends Part {
  /** Last day, or the number of days that it lies before the edition; the other is null. */
  day: string | null
  daysBefore: number | null
}

export interface RefundStep extends Part {
  /** Last day. */
  until: string
}

interface Covered {
  /** True if extras are paid back as well, and the site's fee where it is on top of the price. */
  extras: boolean
  serviceFee: boolean
}

/** The rule as an organiser states it; none without steps. */
export interface StatedRefunds extends Covered {
  steps: readonly StatedRefundStep[]
}

/** The rule of an order, the earliest step first. */
export interface RefundRule extends Covered {
  steps: readonly RefundStep[]
}

/** The rule of a sale or an order, with what its words depend on. */
export interface RuleOfSale {
  /** Null if none is stated. */
  rule: RefundRule | null
  currency: string
  hasExtras: boolean
  isFeeOnTop: boolean
}

/**
 * Reasons for which the rule of an order pays nothing: a race has begun, the edition is off, so that its organiser pays back, or
 * no rule was agreed on for places that cost something.
 */
export const noRefunds = ['started', 'off', 'no-rule'] as const
export type NoRefund = (typeof noRefunds)[number]

/** The rule with the days that it has for an edition. @param start first day of the edition */
export function refundRuleOf(
  { steps, extras, serviceFee }: StatedRefunds,
  start: string,
): RefundRule | null {
  if (steps.length === 0) return null
  const dated = steps.map(({ day, daysBefore, percent, fee }) => ({
    until: day ?? addDays(start, -(daysBefore ?? 0)),
    percent,
    fee,
  }))
  return { steps: dated.toSorted((a, b) => (a.until < b.until ? -1 : 1)), extras, serviceFee }
}

/** The step that holds on a day; null if nothing is paid back any more. */
export const refundStepOn = ({ steps }: RefundRule, today: string): RefundStep | null =>
  steps.find(({ until }) => today <= until) ?? null

/** The part of a price that a step pays back. @param fee amount that is not paid back of it */
export const refundOf = (price: number, { percent, fee }: Part): number =>
  Math.max(0, shareOf(price, percent * 100) - fee)
