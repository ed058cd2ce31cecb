import { api } from '../../../../api/index.ts'
import { parsedResult } from '../../../../api/parsed-result.ts'
import { resultOf } from '../../../../api/result.ts'
import {
  revisionsView,
  revisionView,
  type RevisionsView,
} from '../../../../model/schemas/event/draft-views.ts'
import type { DocumentChange } from '../../../../model/documents/change.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

export type Revision = RevisionsView['revisions'][number]

const { revisions } = api.organiser.events[':permalink']
const revision = revisions[':number']

const paramOf = (permalink: string, number: number) => ({
  param: { permalink, number: String(number) },
})

/** Published revisions of an event, the latest first; null if they cannot be loaded. */
export async function fetchRevisions(permalink: string): Promise<readonly Revision[] | null> {
  const request = { param: { permalink }, query: { locale: getLocale() } }
  const sent = await parsedResult(revisions.$get(request), revisionsView)
  return sent.ok ? sent.body.revisions : null
}

/** Changes of a revision; null if they cannot be loaded. */
export async function fetchRevision(
  permalink: string,
  number: number,
): Promise<DocumentChange[] | null> {
  const sent = await parsedResult(revision.$get(paramOf(permalink, number)), revisionView)
  return sent.ok ? sent.body.changes : null
}

/** Makes a draft of the facts of a revision. It publishes nothing. */
export const restoreRevision = async (permalink: string, number: number) =>
  await resultOf(revision.restore.$post(paramOf(permalink, number)))
