import * as v from 'valibot'
import { useCallback, useEffect, useState } from 'react'
import { send } from '../../../browser/send.ts'
import {
  organiserPicturesView,
  type OrganiserPicturesView,
} from '../../../model/schemas/event/event-pictures.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { AccountData } from '../../member-area/fetch-account-data.ts'
import { goToSignIn } from '../../member-area/send-account-request.ts'

type Data = AccountData<OrganiserPicturesView> | { state: 'loading' } | { state: 'missing' }

/** Path of the API for the pictures of an event, or of what follows it. */
export const picturesPath = (event: string, rest = ''): string =>
  `/api/organiser/events/${encodeURIComponent(event)}/pictures${rest}`

async function fetchPictures(event: string): Promise<Data> {
  const sent = await send('GET', picturesPath(event, `?locale=${getLocale()}`))
  if (!sent.ok && sent.status === 401) return { state: 'signed-out' }
  if (!sent.ok && (sent.status === 403 || sent.status === 404)) return { state: 'missing' }
  const parsed = v.safeParse(organiserPicturesView, sent.ok ? sent.body : null)
  return parsed.success ? { state: 'loaded', value: parsed.output } : { state: 'failed' }
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
