import { api, bodyOf } from '../../api/index.ts'
import { savedEventsPerRequest } from '../../model/limits.ts'
import type { EditionCard } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'
import { orderCards } from './order-cards.ts'

async function fetchCards(permalinks: readonly string[]): Promise<EditionCard[]> {
  const query = { ...readerQuery(), permalinks: permalinks.join('.') }
  const { cards } = await bodyOf(await api.saved.$get({ query }))
  return cards
}

/** Loads the cards of saved events, in batches of the size that the API accepts. */
export async function loadCards(saved: readonly string[]): Promise<EditionCard[]> {
  const batches = Array.from({ length: Math.ceil(saved.length / savedEventsPerRequest) }, (_, i) =>
    saved.slice(i * savedEventsPerRequest, (i + 1) * savedEventsPerRequest),
  )
  return orderCards((await Promise.all(batches.map(fetchCards))).flat())
}

export type LoadCards = typeof loadCards
