import { useEffect, useState } from 'react'
import { api } from '../../api/index.ts'
import { searchDebounceMs } from '../../model/values/limits.ts'
import { isTooShort } from '../../model/calendar/search-text.ts'
import type { MeantCriteriaView, PageLink, SuggestionView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'

interface Suggestions {
  items: SuggestionView[]
  /** The calendar that the text means. */
  calendar: MeantCriteriaView['calendar']
}

export interface SuggestionState extends Suggestions {
  kind: 'top' | 'searching' | 'found' | 'failed'
}

const nothing: Suggestions = { items: [], calendar: null }

/** Pages that the text means, before its events: a calendar, and the comparison of two races. */
export const leadsOf = ({ calendar, items }: Suggestions): PageLink[] =>
  [calendar ?? [], items[0]?.compare ?? []].flat()

/** The options of the list in their order. */
export const optionsOf = (suggestions: Suggestions): { path: string }[] => [
  ...leadsOf(suggestions),
  ...suggestions.items,
]

async function fetchTop(): Promise<Suggestions> {
  const response = await api.search.getTopSearch.$get({
    query: { locale: getLocale(), matches: 'ranges' },
  })
  if (!response.ok) throw new Error(`top searches failed with status ${response.status}`)
  return { ...nothing, items: await response.json() }
}

let top: Promise<Suggestions> | null = null

/** Top searches, requested once per page load: focus, short texts and a second box share them. */
function topSearches(): Promise<Suggestions> {
  top ??= fetchTop().catch((error: unknown) => {
    top = null
    throw error
  })
  return top
}

async function fetchEvents(search: string, signal: AbortSignal): Promise<SuggestionView[]> {
  const query = { locale: getLocale(), search, matches: 'ranges' } as const
  const response = await api.search.autocompleteEvents.$get({ query }, { init: { signal } })
  if (!response.ok) throw new Error(`suggestions failed with status ${response.status}`)
  return await response.json()
}

/** The calendar that a text means; null for one word, which may be a name, and if the request fails. */
async function fetchCalendar(text: string, signal: AbortSignal): Promise<Suggestions['calendar']> {
  if (!/\s/u.test(text)) return null
  try {
    const query = { locale: getLocale(), text }
    const response = await api.criteria.meant.$get({ query }, { init: { signal } })
    return response.ok ? (await response.json()).calendar : null
  } catch {
    return null
  }
}

async function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestions> {
  const [items, calendar] = await Promise.all([
    fetchEvents(search, signal),
    fetchCalendar(search, signal),
  ])
  return { items, calendar }
}

/**
 * Suggestions for a text (spec §4, §9): the top searches while it is too short, else suggestions, requested 500 ms after
 * the last key. A newer text cancels the request of an older one. A failure is logged and clears the list.
 */
export function useSuggestions(text: string, isActive: boolean): SuggestionState {
  const [state, setState] = useState<SuggestionState>({ kind: 'top', ...nothing })
  const search = text.trim()
  const isShort = isTooShort(search)
  useEffect(() => {
    if (!isActive) return
    const abort = new AbortController()
    const show = async (kind: 'top' | 'found', suggestions: Promise<Suggestions>) => {
      try {
        const loaded = await suggestions
        if (!abort.signal.aborted) setState({ kind, ...loaded })
      } catch (error) {
        if (abort.signal.aborted) return
        console.warn('Search:', error)
        setState({ kind: isShort ? 'top' : 'failed', ...nothing })
      }
    }
    if (isShort) {
      void show('top', topSearches())
      return () => abort.abort()
    }
    setState((before) => ({
      ...(before.kind === 'found' ? before : nothing),
      kind: 'searching',
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
