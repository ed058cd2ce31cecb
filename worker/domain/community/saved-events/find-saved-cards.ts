import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import type { CardFacts } from '../../catalogue/cards/edition-cards.ts'
import { findEventCards } from '../../catalogue/events/find-event-cards.ts'
import { listSavedEvents, type SavedEntry } from './list-saved-events.ts'

/** A saved event: its next edition, or its last if none is ahead, with the member's note and plan. */
export interface SavedFacts extends Pick<SavedEntry, 'note' | 'state' | 'resultSeconds'> {
  facts: CardFacts
}

/** Saved events of a member for the page of the list, newest first. @param at ISO instant */
export async function findSavedCards(
  db: Database,
  memberId: number,
  locale: Locale,
  at: string,
): Promise<SavedFacts[]> {
  const entries = await listSavedEvents(db, memberId)
  const permalinks = entries.map(({ permalink }) => permalink)
  const found = await findEventCards(db, permalinks, locale, at)
  const byEvent = new Map(entries.map((entry) => [entry.permalink, entry]))
  return found.map((facts) => {
    const { note = null, state = null, resultSeconds = null } = byEvent.get(facts.permalink) ?? {}
    return { facts, note, state, resultSeconds }
  })
}
