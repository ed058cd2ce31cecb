import { takesPlace } from '../../../src/model/event/edition-status.ts'
import type { EditionDocument } from '../port/event-document.ts'

/** First day, as an ISO date, of the next edition that takes place; null if there is none. */
export function nextDate(editions: readonly EditionDocument[], today: string): string | null {
  const dates = editions
    .filter((edition) => edition.endDate >= today && takesPlace(edition.status))
    .map((edition) => edition.date)
  return dates.toSorted()[0] ?? null
}
