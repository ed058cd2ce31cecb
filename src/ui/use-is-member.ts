import { useSyncExternalStore } from 'react'
import { memberChanged, savedChanged } from '../browser/events.ts'

function subscribe(changed: () => void): () => void {
  for (const name of [memberChanged, savedChanged]) document.addEventListener(name, changed)
  return () => {
    for (const name of [memberChanged, savedChanged]) document.removeEventListener(name, changed)
  }
}

/** True if a member is signed in; false on the server, whose pages are the same for everyone. */
export const useIsMember = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['member'] !== undefined,
    () => false,
  )
