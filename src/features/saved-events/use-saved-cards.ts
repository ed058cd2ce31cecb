import { useEffect, useState } from 'react'
import { isStorageUnavailable, savedEvents } from '../../browser/saved-events.ts'
import type { EditionCard } from '../../model/views.ts'
import type { LoadCards } from './load-cards.ts'

/** Lines of the list as the server writes it, which knows nobody's. */
const rowsUnknown = 3

export type SavedList =
  | { state: 'loading'; rows: number }
  | { state: 'failed' }
  | { state: 'shown'; cards: EditionCard[]; forgetful: boolean }

/** The list of this browser, and a way to ask for it again. */
export function useSavedCards(load: LoadCards): { list: SavedList; retry: () => void } {
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
      (cards) => show({ state: 'shown', cards, forgetful: isStorageUnavailable() }),
      () => show({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [attempt, load])
  return { list, retry: () => setAttempt((count) => count + 1) }
}
