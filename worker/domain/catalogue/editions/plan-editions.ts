import { addDays, daysBetween } from '../../../../src/model/dates.ts'
import { nextUsualDate } from '../../../../src/model/usual-date.ts'
import type { EditionInput, EventInput } from '../events/event-input.ts'

export interface PlannedEdition {
  /** ISO dates of the first and last day. */
  date: string
  endDate: string
  /** False for a date that only follows the usual date. */
  confirmed: boolean
  /** Null for an expected edition. */
  known: EditionInput | null
}

/** An announced edition this close to the usual date is that year's edition, so that none is expected in addition. */
const sameEditionDays = 150

/** The announced editions of an event, and the next one by its usual date if none is announced. */
export function planEditions(
  { editions, usual }: Pick<EventInput, 'editions' | 'usual'>,
  today: string,
): PlannedEdition[] {
  const known = editions.map((facts) => ({
    date: facts.date,
    endDate: facts.end ?? addDays(facts.date, (usual?.days ?? 1) - 1),
    confirmed: true,
    known: facts,
  }))
  if (usual === undefined) return known
  const next = nextUsualDate(today, usual)
  if (next === null) return known
  const isAnnounced = known.some(
    ({ date }) => date >= today && Math.abs(daysBetween(date, next.date)) <= sameEditionDays,
  )
  return isAnnounced ? known : [...known, { ...next, confirmed: false, known: null }]
}
