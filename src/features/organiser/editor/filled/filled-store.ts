import { today } from '../draft/today.ts'
import type { DraftStore } from '../../../member-area/draft/draft-store.ts'
import { filledOf, type Filled } from './filled-of.ts'

/** How much of the draft is filled. */
export interface FilledStore {
  get: () => Filled
  subscribe: (listener: () => void) => () => void
}

/** Milliseconds after a change: rules of the whole event are not run at each key. */
const pauseMs = 250

export function createFilledStore(store: DraftStore, hasPicture: boolean): FilledStore {
  const count = () => filledOf(store.facts(), { today: today(), hasPicture })
  let filled = count()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const update = () => {
    filled = count()
    for (const listener of listeners) listener()
  }
  store.subscribe(null, () => {
    clearTimeout(timer)
    timer = setTimeout(update, pauseMs)
  })
  return {
    get: () => filled,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
