import { askCsrfToken } from './csrf-token.ts'
import { retryAfter } from './retry-after.ts'
import { isFieldError, type FieldErrorsOf } from '../model/field-errors.ts'

/** Why something that was sent was not taken. */
export interface Failed {
  ok: false
  /** Of the answer; 0 where the server could not be reached. */
  status: number
  code: string
  fields: FieldErrorsOf
  /** Seconds after which it makes sense to try again, where the server named them. */
  retryAfter: number | null
}

/** How something that was sent went. */
export type Sent = { ok: true; body: unknown } | Failed

let token: Promise<string> | null = null

/** The token that goes with everything that changes something; asked for once a page, when it is first needed. */
async function csrfToken(): Promise<string> {
  token ??= askCsrfToken().catch(() => '')
  const found = await token
  if (found === '') token = null
  return found
}

function fieldsOf(said: unknown): FieldErrorsOf {
  const fields: FieldErrorsOf = {}
  for (const [name, error] of Object.entries(Object(said)))
    if (isFieldError(error)) fields[name] = error
  return fields
}

async function read(answer: Response): Promise<Sent> {
  const body: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return { ok: true, body }
  const error = Object(Object(body)['error'])
  return {
    ok: false,
    status: answer.status,
    code: String(error['code'] ?? 'internal'),
    fields: fieldsOf(error['fields']),
    retryAfter: retryAfter(answer),
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Talks to the API about the visitor's own things. It never throws: what went wrong is in the answer.
 * @param body a file goes as it is, anything else as JSON
 */
export async function send(method: Method, path: string, body: object = {}): Promise<Sent> {
  const write = async (): Promise<Sent> => {
    if (method === 'GET') return await read(await fetch(path))
    const isFile = body instanceof Blob
    const headers = {
      'x-csrf-token': await csrfToken(),
      'content-type': isFile ? body.type : 'application/json',
    }
    const sent = isFile ? body : JSON.stringify(body)
    return await read(await fetch(path, { method, headers, body: sent }))
  }
  try {
    const first = await write()
    // The cookie that goes with the token can have ended while the page lay open.
    if (first.ok || first.code !== 'csrf') return first
    token = null
    return await write()
  } catch {
    return { ok: false, status: 0, code: 'unreachable', fields: {}, retryAfter: null }
  }
}
