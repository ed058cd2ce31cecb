import { api } from '../../../../api/index.ts'
import { parsedResult, readBody } from '../../../../api/parsed-result.ts'
import { resultOf, type SendResult } from '../../../../api/result.ts'
import { isDraftId } from '../../../../model/event/draft-ids.ts'
import {
  draftCard,
  draftSummary,
  draftView,
  newDraftView,
  publishedAs,
  savedDraftView,
  type DraftSummary,
  type DraftView,
  type PublishedAs,
} from '../../../../model/schemas/event/draft-views.ts'
import type { DocumentChange } from '../../../../model/documents/change.ts'
import type { EditionCard } from '../../../../model/views.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { readerQuery } from '../../../../request/preferences.ts'
import { accountResult } from '../../../member-area/send-account-request.ts'
import type { SaveResult } from '../../../member-area/draft/save-state.ts'

/** The editor's calls to the API of organisers (docs/api.md). */

/** A draft, or why there is none. */
export type LoadedDraft =
  | { state: 'loaded'; draft: DraftView }
  | { state: 'signed-out' | 'forbidden' | 'missing' | 'failed' }

const { drafts, events } = api.organiser
const draft = drafts[':id']

function loadedDraft(sent: SendResult<DraftView>): LoadedDraft {
  if (sent.ok) return { state: 'loaded', draft: sent.body }
  if (sent.status === 401) return { state: 'signed-out' }
  if (sent.status === 403) return { state: 'forbidden' }
  return { state: sent.status === 404 ? 'missing' : 'failed' }
}

/** The draft with an id. */
export const fetchDraft = async (id: string): Promise<LoadedDraft> =>
  loadedDraft(await parsedResult(draft.$get({ param: { id } }), draftView))

/** The draft of an event, opened if there is none yet: one request, which does not fail for the first visit. */
export async function openDraft(event: string): Promise<LoadedDraft> {
  if (isDraftId(event)) return await fetchDraft(event)
  const request = { param: { permalink: event }, query: { locale: getLocale() } }
  return loadedDraft(await parsedResult(events[':permalink'].draft.$post(request), draftView))
}

/** The event that a draft became, or why none is known. */
export type FoundPublished =
  | { state: 'published'; as: PublishedAs }
  | { state: 'signed-out' | 'missing' | 'failed' }

export async function fetchPublished(id: string): Promise<FoundPublished> {
  const sent = await parsedResult(draft.published.$get({ param: { id } }), publishedAs)
  if (sent.ok) return { state: 'published', as: sent.body }
  if (sent.status === 401) return { state: 'signed-out' }
  return { state: sent.status === 404 || sent.status === 403 ? 'missing' : 'failed' }
}

/** Creates the draft of a new event. */
export const createDraft = async (name: string, nameLanguage: string) =>
  readBody(await accountResult(drafts.$post({ json: { name, nameLanguage } })), newDraftView)

export async function saveDraft(
  id: string,
  version: number,
  changes: DocumentChange[],
): Promise<SaveResult> {
  const request = { param: { id }, json: { version, changes } }
  const sent = await parsedResult(draft.$patch(request), savedDraftView)
  if (sent.ok) return { state: 'saved', version: sent.body.version }
  if (sent.status === 409) return { state: 'conflict' }
  if (sent.status === 401) return { state: 'signed-out' }
  if (sent.status === 403 || sent.status === 404) return { state: 'gone' }
  const paths = Object.keys(sent.fields)
  return paths.length > 0 ? { state: 'refused', paths } : { state: 'failed' }
}

export const discardDraft = async (id: string) => await resultOf(draft.$delete({ param: { id } }))

export const publishDraft = async (id: string, version: number) =>
  await resultOf(draft.publish.$post({ param: { id }, json: { version } }))

/** Faults that the server found, and the number of recipients of email; null if they cannot be loaded. */
export async function fetchSummary(id: string): Promise<DraftSummary | null> {
  const request = { param: { id }, query: { locale: getLocale() } }
  const sent = await parsedResult(draft.summary.$get(request), draftSummary)
  return sent.ok ? sent.body : null
}

/** The card of a draft, or why there is none: facts are missing, or it could not be loaded. */
export type LoadedCard = { state: 'ready'; card: EditionCard } | { state: 'incomplete' | 'failed' }

/** The event's card in the calendar, as it would be after publishing the draft. */
export async function fetchCard(id: string): Promise<LoadedCard> {
  const request = { param: { id }, query: readerQuery() }
  const sent = await parsedResult(draft.card.$get(request), draftCard)
  if (!sent.ok) return { state: 'failed' }
  return 'card' in sent.body ? { state: 'ready', card: sent.body.card } : { state: 'incomplete' }
}
