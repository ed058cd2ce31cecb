import * as v from 'valibot'
import * as rules from './request-rules.ts'
import type { Store, StoredIndex, StoredTask } from './store.ts'

export interface Answer {
  status: number
  body?: unknown
}

export class HttpFailure extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface Exchange {
  store: Store
  refusedIds: ReadonlySet<number>
  version: string
  method: string
  url: URL
  body: string
  rights: 'none' | 'missing' | 'search' | 'index'
  type: string | undefined
}

export const at = '2026-11-22T02:40:07.020618366Z'
export const taskAnswer = (task: StoredTask): Answer => ({
  status: 202,
  body: {
    taskUid: task.uid,
    indexUid: task.indexUid,
    status: 'enqueued',
    type: task.type,
    enqueuedAt: at,
  },
})

/** The validated body of a request. @throws HttpFailure */
export function bodyOf<S extends v.GenericSchema>(
  { body, type }: Exchange,
  schema: S,
): v.InferOutput<S> {
  if (type !== 'application/json')
    throw new HttpFailure(415, 'invalid_content_type', 'The Content-Type is invalid.')
  // JSON.parse takes lone surrogates, the server does not.
  if (/\\ud[89a-f]/iu.test(body) && !isDocuments(schema))
    throw new HttpFailure(400, 'malformed_payload', 'The json payload provided is malformed.')
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body)
  if (result.success) return result.output
  throw new HttpFailure(
    400,
    'bad_request',
    result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; '),
  )
}
const isDocuments = (schema: v.GenericSchema): boolean => schema === rules.documentsBody

/** @throws HttpFailure */
export function indexOf(store: Store, uid: string, status: 404 | 400, where = ''): StoredIndex {
  const index = store.indexes.get(uid)
  if (index === undefined)
    throw new HttpFailure(status, 'index_not_found', `${where}Index \`${uid}\` not found.`)
  return index
}
