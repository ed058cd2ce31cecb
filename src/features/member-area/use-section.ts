import { useEffect } from 'react'
import { useHash } from './use-hash.ts'

export const sections = ['details', 'security', 'preferences', 'data'] as const

export type Section = (typeof sections)[number]

/** Section named by the URL's fragment; `details` without one. */
export function useSection(): Section {
  useEffect(() => {
    // Google's redirect back loses the fragment; its result (`?google=`) is shown in the security section.
    const { hash: section, search } = window.location
    if (section === '' && new URLSearchParams(search).has('google'))
      window.location.hash = 'security' satisfies Section
  }, [])
  const hash = useHash()
  return sections.find((each) => each === hash) ?? 'details'
}
