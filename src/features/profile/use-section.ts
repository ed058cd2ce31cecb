import { useSyncExternalStore } from 'react'

export const sections = ['details', 'security', 'preferences', 'data'] as const

export type Section = (typeof sections)[number]

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The section that the address names behind its `#`; the first one without. */
export function useSection(): Section {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  )
  return sections.find((each) => each === hash) ?? 'details'
}
