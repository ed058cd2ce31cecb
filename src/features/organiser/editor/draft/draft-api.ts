import { type DocumentChange, documentChange } from '../../../../model/documents/change.ts'
import * as v from 'valibot'
import { send, type SendResult } from '../../../../browser/send.ts'
import { isDraftId } from '../../../../model/event/draft-ids.ts'
import { factFaults } from '../../../../model/event-facts/faults/fault-codes.ts'
import { editionCard } from '../../../../model/schemas/event/edition-card.ts'
import { eventFacts } from '../../../../model/schemas/event/event-facts.ts'
import type { EditionCard } from '../../../../model/views.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { readerQuery } from '../../../../request/preferences.ts'
import type { SaveResult } from './save-state.ts'

/** The editor's calls to the API of organisers (docs/api.md). */

const draftView = v.object({
  id: v.string(),
  /** Null until a new event is published. */
  permalink: v.nullable(v.string()),
  state: v.picklist(['editing', 'waiting']),
  version: v.number(),
  /** The published facts when editing began. */
  base: eventFacts,
  facts: eventFacts,
  hasPicture: v.boolean(),
  /** Link to the corrections of readers that wait; null without any. */
  corrections: v.nullable(v.object({ label: v.string(), path: v.string() })),
})

export type DraftView = v.InferOutput<typeof draftView>

/** A draft, or why there is none. */
export type LoadedDraft =
  | { state: 'loaded'; draft: DraftView }
  | { state: 'signed-out' | 'forbidden' | 'missing' | 'failed' }

const base = '/api/organiser'

function readDraft(sent: SendResult): LoadedDraft {
  if (sent.ok) {
    const read = v.safeParse(draftView, sent.body)
    return read.success ? { state: 'loaded', draft: read.output } : { state: 'failed' }
  }
  if (sent.status === 401) return { state: 'signed-out' }
  if (sent.status === 403) return { state: 'forbidden' }
  return { state: sent.status === 404 ? 'missing' : 'failed' }
}

/** The draft with an id. */
export async function fetchDraft(id: string): Promise<LoadedDraft> {
  return readDraft(await send('GET', `${base}/drafts/${encodeURIComponent(id)}`))
}

/** The draft of an event, opened if there is none yet: one request, which does not fail for the first visit. */
export async function openDraft(event: string): Promise<LoadedDraft> {
  if (isDraftId(event)) return await fetchDraft(event)
  return readDraft(
    await send('POST', `${base}/events/${encodeURIComponent(event)}/draft?locale=${getLocale()}`),
  )
}

/** Creates the draft of a new event. @returns its id, or the failed request */
export async function createDraft(name: string, nameLanguage: string) {
  const sent = await send('POST', `${base}/drafts`, { name, nameLanguage })
  if (!sent.ok) return sent
  return { ok: true, id: String(Object(sent.body)['id']) } as const
}

export async function saveDraft(
  id: string,
  version: number,
  changes: DocumentChange[],
): Promise<SaveResult> {
  const sent = await send('PATCH', `${base}/drafts/${id}`, { version, changes })
  if (sent.ok) return { state: 'saved', version: Number(Object(sent.body)['version']) }
  if (sent.status === 409) return { state: 'conflict' }
  if (sent.status === 401) return { state: 'signed-out' }
  if (sent.status === 403 || sent.status === 404) return { state: 'gone' }
  const paths = Object.keys(sent.fields)
  return paths.length > 0 ? { state: 'refused', paths } : { state: 'failed' }
}

export const discardDraft = async (id: string) => await send('DELETE', `${base}/drafts/${id}`)

export const publishDraft = async (id: string, version: number) =>
  await send('POST', `${base}/drafts/${id}/publish`, { version })

const similarNames = v.object({
  events: v.array(v.object({ permalink: v.string(), name: v.string(), detail: v.string() })),
})

export type SimilarName = v.InferOutput<typeof similarNames>['events'][number]

/** Published events with a name like this; none if they cannot be loaded. */
export async function fetchSimilarNames(name: string): Promise<readonly SimilarName[]> {
  const query = new URLSearchParams({ name, locale: getLocale() })
  const sent = await send('GET', `${base}/similar-names?${query.toString()}`)
  const read = sent.ok ? v.safeParse(similarNames, sent.body) : null
  return read?.success === true ? read.output.events : []
}

const summary = v.object({
  faults: v.record(v.string(), v.picklist(factFaults)),
  /** Members who get an email when it is published. */
  recipients: v.number(),
})

export type DraftSummary = v.InferOutput<typeof summary>

/** Faults that the server found, and the number of recipients of email; null if they cannot be loaded. */
export async function fetchSummary(id: string): Promise<DraftSummary | null> {
  const sent = await send('GET', `${base}/drafts/${id}/summary`)
  const read = sent.ok ? v.safeParse(summary, sent.body) : null
  return read?.success === true ? read.output : null
}

const draftCard = v.object({ card: editionCard })

/** The card of a draft, or why there is none: facts are missing, or it could not be loaded. */
export type LoadedCard = { state: 'ready'; card: EditionCard } | { state: 'incomplete' | 'failed' }

/** The event's card in the calendar, as it would be after publishing the draft. */
export async function fetchCard(id: string): Promise<LoadedCard> {
  const query = new URLSearchParams({ ...readerQuery() })
  const sent = await send('GET', `${base}/drafts/${id}/card?${query.toString()}`)
  if (!sent.ok)
    return { state: sent.status === 400 || sent.status === 409 ? 'incomplete' : 'failed' }
  const read = v.safeParse(draftCard, sent.body)
  return read.success ? { state: 'ready', card: read.output.card } : { state: 'failed' }
}

const revisions = v.object({
  revisions: v.array(
    v.object({
      number: v.number(),
      origin: v.picklist(['catalogue', 'editor', 'correction', 'import', 'restore']),
      author: v.nullable(v.string()),
      /** Time in words. */
      at: v.string(),
      changed: v.array(v.string()),
    }),
  ),
})

export type Revision = v.InferOutput<typeof revisions>['revisions'][number]

/** Published revisions of an event, the latest first; null if they cannot be loaded. */
export async function fetchRevisions(permalink: string): Promise<readonly Revision[] | null> {
  const path = `${base}/events/${encodeURIComponent(permalink)}/revisions?locale=${getLocale()}`
  const sent = await send('GET', path)
  const read = sent.ok ? v.safeParse(revisions, sent.body) : null
  return read?.success === true ? read.output.revisions : null
}

const revision = v.object({ changes: v.array(documentChange) })

const revisionPath = (permalink: string, number: number): string =>
  `${base}/events/${encodeURIComponent(permalink)}/revisions/${number}`

/** Changes of a revision; null if they cannot be loaded. */
export async function fetchRevision(
  permalink: string,
  number: number,
): Promise<DocumentChange[] | null> {
  const sent = await send('GET', revisionPath(permalink, number))
  const read = sent.ok ? v.safeParse(revision, sent.body) : null
  return read?.success === true ? read.output.changes : null
}

/** Makes a draft of the facts of a revision. It publishes nothing. */
export const restoreRevision = async (permalink: string, number: number) =>
  await send('POST', `${revisionPath(permalink, number)}/restore`)
