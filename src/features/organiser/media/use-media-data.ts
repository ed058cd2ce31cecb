import { api } from '../../../api/index.ts'
import { parsedResult } from '../../../api/parsed-result.ts'
import { useCallback, useEffect, useState } from 'react'
import {
  organiserPicturesView,
  type OrganiserPicturesView,
} from '../../../model/schemas/event/event-pictures.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { AccountData } from '../../member-area/fetch-account-data.ts'
import { goToSignIn } from '../../member-area/send-account-request.ts'

type Data = AccountData<OrganiserPicturesView> | { state: 'loading' } | { state: 'missing' }

/** Routes of an event's pictures. */
export const picturesApi = api.organiser.events[':permalink'].pictures

async function fetchPictures(event: string): Promise<Data> {
  const request = { param: { permalink: event }, query: { locale: getLocale() } }
  const sent = await parsedResult(picturesApi.$get(request), organiserPicturesView)
  if (sent.ok) return { state: 'loaded', value: sent.body }
  if (sent.status === 401) return { state: 'signed-out' }
  return { state: sent.status === 403 || sent.status === 404 ? 'missing' : 'failed' }
}

/** The pictures of an event of the member's organisation, and a function that loads them again. */
export function useMediaData(event: string) {
  const [data, setData] = useState<Data>({ state: 'loading' })
  const load = useCallback(async () => {
    const loaded = await fetchPictures(event)
    if (loaded.state === 'signed-out') goToSignIn()
    setData(loaded)
  }, [event])
  useEffect(() => void load(), [load])
  return { data, load }
}
