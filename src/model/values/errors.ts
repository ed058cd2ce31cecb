import { isTakenError, type FieldErrorsOf } from './field-errors.ts'

/** Codes of errors that a client can react to, with their HTTP status. Pages have a message for each. */
export const errorStatuses = {
  'invalid-query': 400,
  'invalid-body': 400,
  'invalid-fields': 400,
  'token-invalid': 400,
  'token-expired': 400,
  'token-used': 400,
  'token-other-account': 400,
  'email-required': 400,
  'email-invalid': 400,
  'image-broken': 400,
  'image-dimensions': 400,
  'image-animated': 400,
  'list-full': 400,
  'import-refused': 400,
  'not-held': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-confirmed': 403,
  'account-blocked': 403,
  'account-closed': 403,
  csrf: 403,
  'sign-in-again': 403,
  'event-not-found': 404,
  'edition-not-found': 404,
  'sport-not-found': 404,
  'criteria-not-found': 404,
  'not-comparable': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'fields-taken': 409,
  gone: 410,
  'body-too-large': 413,
  'image-too-large': 413,
  'media-type': 415,
  'image-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'images-unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatuses, code)

export const errorCodes = Object.keys(errorStatuses).filter(
  (key): key is ErrorCode => key in errorStatuses,
)

/** Failure of a request to the API. The API has already reported the cause, so that pages must not report this one. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
}

interface ErrorDetails {
  /** Errors by field of a form. */
  fields?: FieldErrorsOf
  /** Seconds to wait before another try. */
  retryAfter?: number
}

/** Thrown by functions of the domain; the API responds with `{ error: { code, field?, requestId } }` and its status. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly details: ErrorDetails

  constructor(code: ErrorCode, field?: string, details: ErrorDetails = {}) {
    super(field === undefined ? code : `${code}: ${field}`)
    this.code = code
    this.field = field
    this.details = details
  }
}

/**
 * Refused fields of a form; the response has an error code for each. It is `fields-taken` if all are names or addresses
 * that others have, else `invalid-fields`.
 */
export class FieldErrors extends DomainError {
  constructor(fields: FieldErrorsOf) {
    const errors = Object.values(fields)
    const areTaken = errors.length > 0 && errors.every(isTakenError)
    super(areTaken ? 'fields-taken' : 'invalid-fields', undefined, { fields })
  }
}
