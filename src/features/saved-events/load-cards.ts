import { api, bodyOf } from '../../api/index.ts'
import { savedEventsAQuestion } from '../../model/limits.ts'
import type { EditionCard } from '../../model/views.ts'
import { readerQuery } from '../../api/reader-query.ts'
import { orderCards } from './order-cards.ts'

async function ask(permalinks: readonly string[]): Promise<EditionCard[]> {
  const query = { ...readerQuery(), permalinks: permalinks.join('.') }
  const { cards } = await bodyOf(await api.saved.$get({ query }))
  return cards
}

/** Cards of what this browser has saved, in portions that the API takes. */
export async function loadCards(saved: readonly string[]): Promise<EditionCard[]> {
  const portions = Array.from({ length: Math.ceil(saved.length / savedEventsAQuestion) }, (_, i) =>
    saved.slice(i * savedEventsAQuestion, (i + 1) * savedEventsAQuestion),
  )
  return orderCards((await Promise.all(portions.map(ask))).flat())
}

export type LoadCards = typeof loadCards
