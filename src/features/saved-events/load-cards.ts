import { api, bodyOf } from '../../api/index.ts'
import { savedEventsPerRequest } from '../../model/values/limits.ts'
import type { EditionCard, SavedView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'
import { orderCards } from './order-cards.ts'

/** A saved event with the heading above it, if it is the first of its month. */
export interface SavedCard {
  card: EditionCard
  month: string | null
}

export interface LoadedCards {
  cards: SavedCard[]
  /** Comparisons of the events of the first batch. */
  comparisons: SavedView['comparisons']
}

async function fetchCards(permalinks: readonly string[]): Promise<SavedView> {
  const query = { ...readerQuery(), permalinks: permalinks.join('.') }
  return await bodyOf(await api.saved.$get({ query }))
}

const monthOf = ({ bib }: EditionCard): string => bib.date.slice(0, 7)

/** Loads the cards of saved events, in batches of the size that the API accepts. */
export async function loadCards(saved: readonly string[]): Promise<LoadedCards> {
  const batches = Array.from({ length: Math.ceil(saved.length / savedEventsPerRequest) }, (_, i) =>
    saved.slice(i * savedEventsPerRequest, (i + 1) * savedEventsPerRequest),
  )
  const views = await Promise.all(batches.map(fetchCards))
  const labels = new Map(
    views.flatMap(({ months }) => months.map(({ month, label }) => [month, label] as const)),
  )
  const cards = orderCards(views.flatMap((view) => view.cards))
  return {
    cards: cards.map((card, index) => {
      const before = cards[index - 1]
      const isSame = before !== undefined && monthOf(before) === monthOf(card)
      return { card, month: isSame ? null : (labels.get(monthOf(card)) ?? null) }
    }),
    comparisons: views[0]?.comparisons ?? [],
  }
}

export type LoadCards = typeof loadCards
