import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { readerQuery } from '../../../request/preferences.ts'
import { loadDetails } from '../details/details-code.ts'
import type { LoadedEvent } from '../load-event.ts'

/** The page of a draft, or why it is not shown. */
export type Preview =
  | { state: 'loading' | 'signed-out' | 'missing' | 'incomplete' | 'failed' }
  | { state: 'ready'; event: LoadedEvent }

const refusals: Readonly<Record<number, Exclude<Preview['state'], 'ready'>>> = {
  401: 'signed-out',
  403: 'missing',
  404: 'missing',
}

/** Requests the page of a draft and loads the code that shows it. @param reference permalink of the event, or id of its draft */
export async function loadPreview(reference: string): Promise<Preview> {
  const request = { param: { id: reference }, query: readerQuery() }
  try {
    const [sent] = await Promise.all([
      resultOf(api.organiser.drafts[':id'].preview.$get(request)),
      loadDetails(),
    ])
    if (!sent.ok) return { state: refusals[sent.status] ?? 'failed' }
    const { body } = sent
    return 'faults' in body || 'conflicts' in body
      ? { state: 'incomplete' }
      : { state: 'ready', event: body }
  } catch {
    return { state: 'failed' }
  }
}
