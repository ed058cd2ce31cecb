import type { EditionDocument } from '../../../worker/search/port/event-document.ts'
import { localDate } from '../../support/local-date.ts'

/** Zones of drawn editions; others are in UTC. */
export const zoneOf = new WeakMap<EditionDocument, string>()

/** The date at an instant where an edition is held. */
export const dateThere = (edition: EditionDocument, now: number): string =>
  localDate(zoneOf.get(edition) ?? 'UTC', now)

/** The first date that it is anywhere: no zone is farther behind than twelve hours. */
export const firstDate = (now: number): string =>
  new Date(now - 12 * 3_600_000).toISOString().slice(0, 10)

/** Midday, where a test names no instant. */
export const noonOf = (today: string): number => Date.parse(`${today}T12:00:00Z`)

/** The first day from which a range counts: what has ended counts only for ranges that begin in the past. */
export function countedFrom(edition: EditionDocument, from: string, now: number): string {
  const there = dateThere(edition, now)
  return from >= firstDate(now) && there > from ? there : from
}
