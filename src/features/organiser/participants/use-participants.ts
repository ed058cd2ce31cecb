import { useCallback, useState } from 'react'
import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import {
  participantsView,
  type ParticipantsView,
} from '../../../model/schemas/orders/participants.ts'
import { participantNeeds, type ParticipantNeed } from '../../../model/orders/participants.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { accountResult } from '../../member-area/send-account-request.ts'
import { useAddressQuery } from '../use-address-query.ts'

/** Filters of the list, as they are in the page's URL; empty ones have their default. */
export type ParticipantsQuery = Record<'date' | 'race' | 'text' | 'page', string> & {
  need: ParticipantNeed | ''
}

const read = (found: Partial<Record<string, string>>): ParticipantsQuery => ({
  date: found['date'] ?? '',
  race: found['race'] ?? '',
  text: found['text'] ?? '',
  need: participantNeeds.find((need) => need === found['need']) ?? '',
  page: found['page'] ?? '1',
})

/** The filters without those that have their default. */
const keysOf = ({ date, race, text, need, page }: ParticipantsQuery) => ({
  ...(date === '' ? {} : { date }),
  ...(race === '' ? {} : { race }),
  ...(text === '' ? {} : { text }),
  ...(need === '' ? {} : { need }),
  ...(page === '1' ? {} : { page }),
})

type Data =
  | { state: 'loading' | 'failed' | 'missing' }
  | { state: 'loaded'; view: ParticipantsView }

/** The list at the filters of the page's URL, and functions that change them or load it again. */
export function useParticipants(permalink: string) {
  const [data, setData] = useState<Data>({ state: 'loading' })
  const fetchList = useCallback(
    async (wanted: ParticipantsQuery) => {
      const request = { param: { permalink }, query: { ...keysOf(wanted), locale: getLocale() } }
      const sent = readBody(
        await accountResult(api.organiser.participants[':permalink'].$get(request)),
        participantsView,
      )
      if (sent.ok) return setData({ state: 'loaded', view: sent.body })
      setData({ state: sent.status === 403 || sent.status === 404 ? 'missing' : 'failed' })
    },
    [permalink],
  )
  const { query, setQuery } = useAddressQuery(read, keysOf, fetchList)
  return { data, query, setQuery, load: async () => await fetchList(query) }
}
