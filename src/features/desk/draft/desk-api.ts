import * as v from 'valibot'
import { api } from '../../../api/index.ts'
import { parsedResult } from '../../../api/parsed-result.ts'
import { resultOf, type ApiResponse } from '../../../api/result.ts'
import type { DocumentChange } from '../../../model/documents/change.ts'
import { deskDraftView, type DeskDraftView } from '../../../model/schemas/desk/desk-views.ts'
import type { FieldErrorsOf } from '../../../model/values/field-errors.ts'
import { recordOf } from '../../../model/values/record-of.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { SaveResult } from '../../member-area/draft/save-state.ts'

/** The editor's calls to the API of the desk (docs/api.md). */

export const documentApi = api.desk.documents[':id']

export const paramOf = (id: number) => ({ param: { id: String(id) } })

/** A draft, or why there is none. */
export type LoadedDraft =
  | { state: 'loaded'; draft: DeskDraftView }
  | { state: 'signed-out' | 'missing' | 'failed' }

/** The draft of a document, opened if there is none. */
export async function openDraft(id: number): Promise<LoadedDraft> {
  const request = { ...paramOf(id), query: { locale: getLocale() } }
  const sent = await parsedResult(documentApi.draft.$post(request), deskDraftView)
  if (sent.ok) return { state: 'loaded', draft: sent.body }
  if (sent.status === 401) return { state: 'signed-out' }
  return { state: sent.status === 403 || sent.status === 404 ? 'missing' : 'failed' }
}

/** Changes that a refused value belongs to: a part of a value that is one change, or a list that several changes make. */
const changesAround = (at: string, changes: readonly DocumentChange[]): DocumentChange[] =>
  changes.filter(({ path }) => `${at}.`.startsWith(`${path}.`) || path.startsWith(`${at}.`))

/** Paths of the changes that are not sent again as they are; all of them if none is known to be the reason. */
function refusedPaths(faults: readonly string[], changes: readonly DocumentChange[]): string[] {
  const found = faults.flatMap((at) => changesAround(at, changes).map(({ path }) => path))
  return found.length > 0 || faults.length === 0 ? found : changes.map(({ path }) => path)
}

/** @returns with codes by path, if values were refused */
export async function saveDraft(
  id: number,
  version: number,
  changes: DocumentChange[],
): Promise<SaveResult & { fields?: FieldErrorsOf }> {
  const request = { ...paramOf(id), json: { version, changes } }
  const sent = await resultOf(documentApi.draft.$patch(request))
  if (sent.ok) return { state: 'saved', version: sent.body.version }
  if (sent.status === 409) return { state: 'conflict' }
  if (sent.status === 401) return { state: 'signed-out' }
  if (sent.status === 403 || sent.status === 404) return { state: 'gone' }
  const paths = refusedPaths(Object.keys(sent.fields), changes)
  if (paths.length === 0) return { state: 'failed' }
  const codes = Object.entries(sent.fields)
  const fields = codes.map(([at, code]) => [changesAround(at, changes)[0]?.path ?? at, code])
  return { state: 'refused', paths, fields: Object.fromEntries(fields) }
}

/** Outcome of a publication, an approval or an act for later. */
export type Outcome =
  | { state: 'done' | 'waiting' | 'past' | 'far' | 'changed' | 'forbidden' }
  /** Reasons for which the document cannot be published, by path. */
  | { state: 'faults'; faults: Readonly<Record<string, string>> }
  | { state: 'failed'; status: number }

/** Codes by path; `faultText` knows their sentences. */
const faultCode = v.pipe(v.string(), v.regex(/^[a-z-]+$/u))
const faultsBody = v.object({ faults: v.record(v.string(), faultCode) })

/** Never throws. */
export async function outcomeOf(request: Promise<ApiResponse>): Promise<Outcome> {
  const response = await request.catch(() => null)
  if (response === null) return { state: 'failed', status: 0 }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return { state: recordOf(body)['state'] === 'waiting' ? 'waiting' : 'done' }
  const found = v.safeParse(faultsBody, body)
  if (found.success) return { state: 'faults', faults: found.output.faults }
  const at = recordOf(recordOf(recordOf(body)['error'])['fields'])['at']
  if (at !== undefined) return { state: at === 'min' ? 'past' : 'far' }
  if (response.status === 409) return { state: 'changed' }
  if (response.status === 403) return { state: 'forbidden' }
  return { state: 'failed', status: response.status }
}
