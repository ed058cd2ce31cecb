import { useEffect, useState } from 'react'
import { api } from '../../api/index.ts'
import { searchDebounceMs } from '../../model/limits.ts'
import { isTooShort } from '../../model/search-text.ts'
import type { SuggestionView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'

export type SuggestionState =
  | { kind: 'top'; items: SuggestionView[] }
  | { kind: 'searching'; items: SuggestionView[] }
  | { kind: 'found'; items: SuggestionView[] }
  | { kind: 'failed'; items: SuggestionView[] }

async function fetchTop(): Promise<SuggestionView[]> {
  const answer = await api.search.getTopSearch.$get({ query: { locale: getLocale() } })
  if (!answer.ok) throw new Error(`top searches: ${answer.status}`)
  return await answer.json()
}

let top: Promise<SuggestionView[]> | null = null

/** The top searches of this page, requested once: focus, short texts and a second box share them. */
function topSearches(): Promise<SuggestionView[]> {
  top ??= fetchTop().catch((error: unknown) => {
    top = null
    throw error
  })
  return top
}

async function fetchSuggestions(search: string, signal: AbortSignal): Promise<SuggestionView[]> {
  const query = { locale: getLocale(), search }
  const answer = await api.search.autocompleteEvents.$get({ query }, { init: { signal } })
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`)
  return await answer.json()
}

/**
 * Suggestions for what is typed (spec §4, §9): the top searches while it is too short to be searched; then, 500 ms after
 * the last key, suggestions. A newer text cancels an older question. A failure is logged and clears the list.
 */
export function useSuggestions(text: string, open: boolean): SuggestionState {
  const [state, setState] = useState<SuggestionState>({ kind: 'top', items: [] })
  const asked = text.trim()
  const short = isTooShort(asked)
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const show = async (kind: 'top' | 'found', items: Promise<SuggestionView[]>) => {
      try {
        const found = await items
        if (!stop.signal.aborted) setState({ kind, items: found })
      } catch (error) {
        if (stop.signal.aborted) return
        console.warn('Search:', error)
        setState({ kind: short ? 'top' : 'failed', items: [] })
      }
    }
    if (short) {
      void show('top', topSearches())
      return () => stop.abort()
    }
    setState((before) => ({
      kind: 'searching',
      items: before.kind === 'found' ? before.items : [],
    }))
    const timer = setTimeout(
      () => void show('found', fetchSuggestions(asked, stop.signal)),
      searchDebounceMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, short, open])
  return state
}
