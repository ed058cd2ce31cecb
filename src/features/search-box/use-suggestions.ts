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
  const response = await api.search.getTopSearch.$get({ query: { locale: getLocale() } })
  if (!response.ok) throw new Error(`top searches failed with status ${response.status}`)
  return await response.json()
}

let top: Promise<SuggestionView[]> | null = null

/** Top searches, requested once per page load: focus, short texts and a second box share them. */
function topSearches(): Promise<SuggestionView[]> {
  top ??= fetchTop().catch((error: unknown) => {
    top = null
    throw error
  })
  return top
}

async function fetchSuggestions(search: string, signal: AbortSignal): Promise<SuggestionView[]> {
  const query = { locale: getLocale(), search }
  const response = await api.search.autocompleteEvents.$get({ query }, { init: { signal } })
  if (!response.ok) throw new Error(`suggestions failed with status ${response.status}`)
  return await response.json()
}

/**
 * Suggestions for a text (spec §4, §9): the top searches while it is too short, else suggestions, requested 500 ms after
 * the last key. A newer text cancels the request of an older one. A failure is logged and clears the list.
 */
export function useSuggestions(text: string, isActive: boolean): SuggestionState {
  const [state, setState] = useState<SuggestionState>({ kind: 'top', items: [] })
  const search = text.trim()
  const isShort = isTooShort(search)
  useEffect(() => {
    if (!isActive) return
    const abort = new AbortController()
    const show = async (kind: 'top' | 'found', items: Promise<SuggestionView[]>) => {
      try {
        const loaded = await items
        if (!abort.signal.aborted) setState({ kind, items: loaded })
      } catch (error) {
        if (abort.signal.aborted) return
        console.warn('Search:', error)
        setState({ kind: isShort ? 'top' : 'failed', items: [] })
      }
    }
    if (isShort) {
      void show('top', topSearches())
      return () => abort.abort()
    }
    setState((before) => ({
      kind: 'searching',
      items: before.kind === 'found' ? before.items : [],
    }))
    const timer = setTimeout(
      () => void show('found', fetchSuggestions(search, abort.signal)),
      searchDebounceMs,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search, isShort, isActive])
  return state
}
