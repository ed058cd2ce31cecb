import { readerQuery } from '../../../request/preferences.ts'
import { loadDetails } from '../details/details-code.ts'
import type { LoadedEvent } from '../load-event.ts'

/** The page of a draft, or why it is not shown. */
export type Preview =
  | { state: 'loading' | 'signed-out' | 'missing' | 'incomplete' | 'failed' }
  | { state: 'ready'; event: LoadedEvent }

const refusals: Readonly<Record<number, Exclude<Preview['state'], 'ready'>>> = {
  400: 'incomplete',
  401: 'signed-out',
  403: 'missing',
  404: 'missing',
  409: 'incomplete',
}

/** Requests the page of a draft and loads the code that shows it. @param reference permalink of the event, or id of its draft */
export async function loadPreview(reference: string): Promise<Preview> {
  const keys = new URLSearchParams({ ...readerQuery() })
  const path = `/api/organiser/drafts/${encodeURIComponent(reference)}/preview?${keys.toString()}`
  try {
    const [response] = await Promise.all([fetch(path), loadDetails()])
    if (!response.ok) return { state: refusals[response.status] ?? 'failed' }
    const event: LoadedEvent = await response.json()
    return { state: 'ready', event }
  } catch {
    return { state: 'failed' }
  }
}
