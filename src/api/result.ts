import { isFieldError, type FieldErrorsOf } from '../model/values/field-errors.ts'
import { recordOf } from '../model/values/record-of.ts'
import { retryAfter } from './retry-after.ts'

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

export type SendResult<Body = unknown> = { ok: true; body: Body } | SendFailure

/** Response of the client to a request, as `createClient` types it. */
export interface ApiResponse {
  ok: boolean
  status: number
  headers: Headers
  json: () => Promise<unknown>
}

/** Body of the successful responses among those of a route. */
export type BodyOf<Answer extends ApiResponse> = Answer extends { ok: false }
  ? never
  : Awaited<ReturnType<Answer['json']>>

/** Result of a request that got no response. */
export const unreachable: SendFailure = {
  ok: false,
  status: 0,
  code: 'unreachable',
  fields: {},
  retryAfter: null,
}

/** Result of a response that is not of the shape that its route states. */
export const unreadable: SendFailure = { ...unreachable, status: 500, code: 'internal' }

function fieldErrorsOf(errors: unknown): FieldErrorsOf {
  const fields: FieldErrorsOf = {}
  for (const [name, error] of Object.entries(recordOf(errors)))
    if (isFieldError(error)) fields[name] = error
  return fields
}

/** The error of a response that is not ok. */
export async function failureOf(response: ApiResponse): Promise<SendFailure> {
  const body = await response.json().catch(() => null)
  const { code = 'internal', fields, field = '' } = recordOf(recordOf(body)['error'])
  return {
    ok: false,
    status: response.status,
    code: String(code),
    fields: fieldErrorsOf(fields),
    field: String(field),
    retryAfter: retryAfter(response),
  }
}

/** Body of the response to a request, or its error. It never throws. */
export async function resultOf<Answer extends ApiResponse>(
  request: Promise<Answer>,
): Promise<SendResult<BodyOf<Answer>>>
export async function resultOf(request: Promise<ApiResponse>): Promise<SendResult> {
  const response = await request.catch(() => null)
  if (response === null) return unreachable
  if (!response.ok) return await failureOf(response)
  return await response.json().then(
    (body) => ({ ok: true, body }),
    () => unreadable,
  )
}
