import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import type { CardFacts } from '../../catalogue/cards/edition-cards.ts'
import { findEventCards } from '../../catalogue/events/find-event-cards.ts'
import { listSavedEvents } from './list-saved-events.ts'

/** A saved event: its next edition, or its last if none is ahead, and the member's note. */
export interface SavedFacts {
  facts: CardFacts
  note: string | null
}

/** Saved events of a member for the page of the list, newest first. @param today ISO date */
export async function findSavedCards(
  db: Database,
  memberId: number,
  locale: Locale,
  today: string,
): Promise<SavedFacts[]> {
  const entries = await listSavedEvents(db, memberId)
  const permalinks = entries.map(({ permalink }) => permalink)
  const found = await findEventCards(db, permalinks, locale, today)
  const notes = new Map(entries.map(({ permalink, note }) => [permalink, note]))
  return found.map((facts) => ({ facts, note: notes.get(facts.permalink) ?? null }))
}
