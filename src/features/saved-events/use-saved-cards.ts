import { useEffect, useState } from 'react'
import { api, bodyOf } from '../../api.ts'
import { isForgetful, savedEvents } from '../../browser/saved-events.ts'
import { savedEventsAQuestion } from '../../model/limits.ts'
import type { EditionCard } from '../../model/views.ts'
import { readerQuery } from '../../reader-query.ts'
import { orderCards } from './order-cards.ts'

/** Lines of the list as the server writes it, which knows nobody's. */
const rowsUnknown = 3

export type SavedList =
  | { state: 'loading'; rows: number }
  | { state: 'failed' }
  | { state: 'shown'; cards: EditionCard[]; forgetful: boolean }

async function ask(permalinks: readonly string[]): Promise<EditionCard[]> {
  const query = { ...readerQuery(), permalinks: permalinks.join('.') }
  const { cards } = await bodyOf(await api.saved.$get({ query }))
  return cards
}

/** Cards of what this browser has saved, in portions that the API takes. */
async function load(saved: readonly string[]): Promise<EditionCard[]> {
  const portions = Array.from({ length: Math.ceil(saved.length / savedEventsAQuestion) }, (_, i) =>
    saved.slice(i * savedEventsAQuestion, (i + 1) * savedEventsAQuestion),
  )
  return orderCards((await Promise.all(portions.map(ask))).flat())
}

/** The list of this browser, and a way to ask for it again. */
export function useSavedCards(): { list: SavedList; retry: () => void } {
  const [list, setList] = useState<SavedList>({ state: 'loading', rows: rowsUnknown })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let wanted = true
    const show = (next: SavedList) => {
      if (wanted) setList(next)
    }
    const saved = savedEvents()
    show({ state: 'loading', rows: saved.length })
    load(saved).then(
      (cards) => show({ state: 'shown', cards, forgetful: isForgetful() }),
      () => show({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [attempt])
  return { list, retry: () => setAttempt((count) => count + 1) }
}
