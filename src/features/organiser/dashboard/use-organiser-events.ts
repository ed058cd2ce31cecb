import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import { accountResult } from '../../member-area/send-account-request.ts'
import * as v from 'valibot'
import { useCallback, useState } from 'react'
import { eventSorts, eventStates } from '../../../model/members/organiser-events.ts'
import {
  organiserEventsView,
  type OrganiserEventsView,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { useAddressQuery } from '../use-address-query.ts'

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
const keysOf = (query: ListQuery): Partial<ListQuery> =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) =>
        value !== '' && value !== Object.entries(defaults).find(([each]) => each === key)?.[1],
    ),
  )

const readQuery = (keys: object): ListQuery => v.parse(listQuery, keys)

/** The list at the filters of the page's URL, and functions that change them or load it again. */
export function useOrganiserEvents() {
  const [data, setData] = useState<Data>({ state: 'loading' })
  const fetchList = useCallback(async (wanted: ListQuery) => {
    const keys = { ...keysOf(wanted), locale: getLocale() }
    const request = api.organiser.events.$get({ query: keys })
    const sent = readBody(await accountResult(request), organiserEventsView)
    if (sent.ok) return setData({ state: 'loaded', view: sent.body })
    if (sent.status === 401) return
    setData({ state: sent.status === 403 ? 'forbidden' : 'failed' })
  }, [])
  const { query, setQuery } = useAddressQuery(readQuery, keysOf, fetchList)
  return { data, query, setQuery, load: () => fetchList(query) }
}
