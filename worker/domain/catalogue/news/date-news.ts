import {
  isCancelled,
  takesPlace,
  type EditionStatus,
} from '../../../../src/model/event/edition-status.ts'
import type { NewsKind } from '../../../../src/model/event/event-news.ts'
import { daySpan, isSameStart } from './day-span.ts'

/** Facts of an edition that decide if and when it takes place. */
export interface EditionDates {
  /** ISO dates of the first and last day. */
  date: string
  endDate: string
  /** False if the date only follows the usual date. */
  confirmed: boolean
  status: EditionStatus | null
}

export interface DateNews {
  kind: NewsKind
  /** Days before the change (day-span.ts); null if they were not known. */
  former: string | null
  /** Days after the change; null if there are none. */
  present: string | null
}

/**
 * The news that a change of an edition is: cancelled, moved (also to a date that is still open), reinstated, or confirmed;
 * null for any other change, and for an edition that is over.
 * @param today ISO date
 */
export function dateNews(
  before: EditionDates,
  after: EditionDates,
  today: string,
): DateNews | null {
  if (after.endDate < today && before.endDate < today) return null
  const former = daySpan(before.date, before.endDate)
  const wasHeld = takesPlace(before.status)
  if (!takesPlace(after.status)) {
    if (isCancelled(after.status))
      return isCancelled(before.status) ? null : { kind: 'cancelled', former, present: null }
    return after.status === 'postponed' && wasHeld ? { kind: 'moved', former, present: null } : null
  }
  const present = daySpan(after.date, after.endDate)
  if (!after.confirmed) return null
  if (!before.confirmed) return { kind: 'confirmed', former, present }
  if (before.date !== after.date) return { kind: 'moved', former, present }
  return wasHeld ? null : { kind: 'reinstated', former: null, present }
}

const isCancellation = ({ kind, present }: DateNews): boolean =>
  kind === 'cancelled' || (kind === 'moved' && present === null)

/**
 * Several changes of an edition's date as one: from the date that the reader knew to the last one. Null if they cancel
 * each other out.
 */
export function latestDateNews(news: readonly DateNews[]): DateNews | null {
  const [first] = news
  const last = news.at(-1)
  if (first === undefined || last === undefined || first === last) return first ?? null
  const { former } = first
  const { present } = last
  if (first.kind === 'reinstated' && isCancellation(last)) return null
  if (present === null) return { kind: last.kind, former, present }
  if (first.kind === 'confirmed') return { kind: 'confirmed', former, present }
  return isSameStart(former, present) ? null : { kind: 'moved', former, present }
}
