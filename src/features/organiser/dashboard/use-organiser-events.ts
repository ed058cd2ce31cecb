import * as v from 'valibot'
import { useCallback, useEffect, useState } from 'react'
import type { send } from '../../../browser/send.ts'
import { eventSorts, eventStates } from '../../../model/members/organiser-events.ts'
import {
  organiserEventsView,
  type OrganiserEventsView,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { getLocale } from '../../../paraglide/runtime.js'

/** Sends a request of a member; leads to the sign-in page if the session has ended. */
export type SendAccountRequest = typeof send

const listQuery = v.object({
  organiser: v.optional(v.string(), ''),
  state: v.fallback(v.picklist(eventStates), 'all'),
  text: v.optional(v.string(), ''),
  sport: v.optional(v.string(), ''),
  season: v.optional(v.string(), ''),
  sort: v.fallback(v.picklist(eventSorts), 'start'),
  page: v.optional(v.string(), '1'),
})

/** Filters of the list, as they are in the page's URL. */
export type ListQuery = v.InferOutput<typeof listQuery>

type Data =
  | { state: 'loading' | 'failed' | 'forbidden' }
  | { state: 'loaded'; view: OrganiserEventsView }

const defaults: ListQuery = v.parse(listQuery, { state: 'all', sort: 'start' })

/** The query without keys that have their default. */
function textOf(query: ListQuery): string {
  const keys = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== '' && value !== Object.entries(defaults).find(([each]) => each === key)?.[1])
      keys.set(key, value)
  return keys.toString()
}

const ofAddress = (): ListQuery =>
  v.parse(listQuery, Object.fromEntries(new URLSearchParams(window.location.search)))

/** The list at the filters of the page's URL, and functions that change them or load it again. */
export function useOrganiserEvents(sendRequest: SendAccountRequest) {
  const [data, setData] = useState<Data>({ state: 'loading' })
  const [query, setShownQuery] = useState(defaults)
  const fetchList = useCallback(
    async (wanted: ListQuery) => {
      const keys = new URLSearchParams(textOf(wanted))
      keys.set('locale', getLocale())
      const sent = await sendRequest('GET', `/api/organiser/events?${keys.toString()}`)
      if (!sent.ok && sent.status === 401) return
      if (!sent.ok) return setData({ state: sent.status === 403 ? 'forbidden' : 'failed' })
      const parsed = v.safeParse(organiserEventsView, sent.body)
      setData(parsed.success ? { state: 'loaded', view: parsed.output } : { state: 'failed' })
    },
    [sendRequest],
  )
  useEffect(() => {
    const showAddress = () => {
      setShownQuery(ofAddress())
      void fetchList(ofAddress())
    }
    showAddress()
    window.addEventListener('popstate', showAddress)
    return () => window.removeEventListener('popstate', showAddress)
  }, [fetchList])
  const setQuery = (change: Partial<ListQuery>) => {
    const wanted = { ...query, page: '1', ...change }
    const text = textOf(wanted)
    const { pathname } = window.location
    window.history.pushState(
      window.history.state,
      '',
      text === '' ? pathname : `${pathname}?${text}`,
    )
    setShownQuery(wanted)
    void fetchList(wanted)
  }
  return { data, query, setQuery, load: () => fetchList(query) }
}
