import { takesPlace } from '../../../src/model/event/edition-status.ts'
import { hasEnded } from '../../time/local-day.ts'
import type { EditionDocument } from '../port/event-document.ts'

/** First day, as an ISO date, of the next edition that takes place; null if there is none. @param now milliseconds */
export function nextDate(editions: readonly EditionDocument[], now: number): string | null {
  const dates = editions
    .filter((edition) => !hasEnded(edition, now) && takesPlace(edition.status))
    .map((edition) => edition.date)
  return dates.toSorted()[0] ?? null
}
