import type { SavedFacts } from '../../domain/community/saved-events/find-saved-cards.ts'

/** Order of saved editions by their first day. */
export const byDate = (a: SavedFacts, b: SavedFacts): number =>
  a.facts.date < b.facts.date ? -1 : 1
