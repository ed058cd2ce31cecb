import { fetchCsrfToken } from './csrf-token.ts'
import { retryAfter } from './retry-after.ts'
import { isFieldError, type FieldErrorsOf } from '../model/values/field-errors.ts'

/** A refused or failed request. */
export interface SendFailure {
  ok: false
  /** HTTP status; 0 if the server could not be reached. */
  status: number
  code: string
  fields: FieldErrorsOf
  /** Reason or subject of the error, if the API names one. */
  field?: string
  /** Seconds to wait before another try, if the server states them. */
  retryAfter: number | null
}

export type SendResult = { ok: true; body: unknown } | SendFailure

/** Result of a request that got no response. */
export const unreachable: SendFailure = {
  ok: false,
  status: 0,
  code: 'unreachable',
  fields: {},
  retryAfter: null,
}

let token: Promise<string> | null = null

/** The CSRF token, fetched once per page when it is first needed; '' if that fails. */
export async function csrfToken(): Promise<string> {
  token ??= fetchCsrfToken().catch(() => '')
  const found = await token
  if (found === '') token = null
  return found
}

function fieldErrorsOf(errors: unknown): FieldErrorsOf {
  const fields: FieldErrorsOf = {}
  for (const [name, error] of Object.entries(Object(errors)))
    if (isFieldError(error)) fields[name] = error
  return fields
}

export async function readResult(response: Response): Promise<SendResult> {
  const body: unknown = await response.json().catch(() => ({}))
  if (response.ok) return { ok: true, body }
  const error = Object(Object(body)['error'])
  return {
    ok: false,
    status: response.status,
    code: String(error['code'] ?? 'internal'),
    fields: fieldErrorsOf(error['fields']),
    field: String(error['field'] ?? ''),
    retryAfter: retryAfter(response),
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Sends a request to the API with the CSRF token that writing needs. It never throws: the result holds the error.
 * @param body a Blob is sent unchanged, any other object as JSON
 */
export async function send(method: Method, path: string, body: object = {}): Promise<SendResult> {
  const attempt = async (): Promise<SendResult> => {
    if (method === 'GET') return await readResult(await fetch(path))
    const isFile = body instanceof Blob
    const headers = {
      'x-csrf-token': await csrfToken(),
      'content-type': isFile ? body.type : 'application/json',
    }
    const payload = isFile ? body : JSON.stringify(body)
    return await readResult(await fetch(path, { method, headers, body: payload }))
  }
  try {
    const first = await attempt()
    // The token's cookie may have expired while the page was open.
    if (first.ok || first.code !== 'csrf') return first
    token = null
    return await attempt()
  } catch {
    return unreachable
  }
}
