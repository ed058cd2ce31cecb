import { useEffect, useState } from 'react'
import { savedChanged } from '../../browser/events.ts'
import { isStorageUnavailable, savedEvents } from '../../browser/saved-events.ts'
import type { LoadCards, LoadedCards } from './load-cards.ts'

/** Placeholder rows in the served page: the server does not know the list. */
const placeholderRows = 3

/** `isTemporary`: the browser stores nothing, so the list ends with the page. */
export type SavedList =
  | { state: 'loading'; rows: number }
  | { state: 'failed' }
  | ({ state: 'shown'; isTemporary: boolean } & LoadedCards)

/** Cards of the saved events, and a function that loads them again. */
export function useSavedCards(load: LoadCards): { list: SavedList; retry: () => void } {
  const [list, setList] = useState<SavedList>({ state: 'loading', rows: placeholderRows })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const reload = () => setAttempt((count) => count + 1)
    document.addEventListener(savedChanged, reload)
    const show = (next: SavedList) => {
      if (isCurrent) setList(next)
    }
    const saved = savedEvents()
    show({ state: 'loading', rows: saved.length })
    load(saved).then(
      (loaded) => show({ state: 'shown', ...loaded, isTemporary: isStorageUnavailable() }),
      () => show({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
      document.removeEventListener(savedChanged, reload)
    }
  }, [attempt, load])
  return { list, retry: () => setAttempt((count) => count + 1) }
}
