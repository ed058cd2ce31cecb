import { addDays, daysBetween } from '../../../../src/model/values/dates.ts'
import { endOffsetOf } from '../../../time/local-day.ts'
import type { Database } from '../../../db/client.ts'
import { addExpected, type PlannedRenewal } from './add-expected.ts'
import { findDueRenewals, ruleOf, type DueRenewal } from './due-renewals.ts'
import { expectedDays, nextRuleChange, ruleFault } from '../editions/expected-days.ts'

/** Events whose dates are written in one batch. */
const perBatch = 100

/** Edition whose races the next one has: the last with any. */
const templateOf = ({ editions }: DueRenewal) =>
  editions.findLast(({ races }) => races > 0) ?? editions.at(-1)

function planRenewal(due: DueRenewal, today: string): PlannedRenewal {
  const { eventId, permalink, state, editions } = due
  const nothing = { date: null, endDate: null, endOffset: 0, template: null, days: 0 }
  const rule = ruleOf(due)
  if (rule === undefined)
    return { eventId, permalink, state, fault: 'rule-unreadable', dueOn: null, ...nothing }
  const fault = rule === null ? null : ruleFault(rule, today)
  const dueOn = rule === null ? null : nextRuleChange(rule, today)
  const next = expectedDays(editions, rule, today)
  if (next === null) return { eventId, permalink, state, fault, dueOn, ...nothing }
  const template = templateOf(due)
  const days = template === undefined ? 0 : daysBetween(template.date, next.date)
  // A race of the last edition may be on a day that the rule does not have.
  const lastRace = template?.lastRace ?? null
  const lastDay = lastRace === null ? next.endDate : addDays(lastRace, days)
  const endDate = lastDay > next.endDate ? lastDay : next.endDate
  return {
    eventId,
    permalink,
    state,
    fault,
    dueOn,
    date: next.date,
    endDate,
    endOffset: endOffsetOf(due.zone, endDate),
    template: template?.id ?? null,
    days,
  }
}

export interface Renewals {
  /** Permalinks of the events that got an expected edition. */
  added: string[]
  /** Events that got none, with the reason: a fault of their rule or an error. */
  faults: { permalink: string; reason: string }[]
}

/**
 * Adds the next expected edition of events whose last one has begun, by the rule of their dates (expected-days.ts). What is
 * stated stays as it is. A run can be stopped at any point, and has nothing left to do when it is repeated.
 * @param limit events looked at
 */
export async function renewDates(db: Database, now: Date, limit: number): Promise<Renewals> {
  const today = now.toISOString().slice(0, 10)
  const due = await findDueRenewals(db, today, limit)
  const plans = due.map((each) => planRenewal(each, today))
  const found: Renewals = { added: [], faults: [] }
  for (let at = 0; at < plans.length; at += perBatch) {
    const portion = plans.slice(at, at + perBatch)
    const { added, failed } = await addExpected(db, portion, now)
    found.added.push(...added.map(({ permalink }) => permalink))
    found.faults.push(...failed)
    for (const { permalink, fault } of portion)
      if (fault !== null) found.faults.push({ permalink, reason: fault })
  }
  return found
}
