import { useEffect, useSyncExternalStore } from 'react'

export const sections = ['details', 'security', 'preferences', 'data'] as const

export type Section = (typeof sections)[number]

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The section that the address names behind its `#`; the first one without. */
export function useSection(): Section {
  useEffect(() => {
    // Google leads back without a section, and with what there is to say about connecting it.
    const { hash: section, search } = window.location
    if (section === '' && new URLSearchParams(search).has('google'))
      window.location.hash = 'security' satisfies Section
  }, [])
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  )
  return sections.find((each) => each === hash) ?? 'details'
}
