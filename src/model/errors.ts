/** Errors a person can do something about. The code travels in the envelope; the page words it. */
export const errorStatuses = {
  'invalid-query': 400,
  'email-required': 400,
  'email-invalid': 400,
  forbidden: 403,
  'event-not-found': 404,
  'edition-not-found': 404,
  'sport-not-found': 404,
  'criteria-not-found': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-many-requests': 429,
  internal: 500,
} as const

export type ErrorCode = keyof typeof errorStatuses

export const errorCodes = Object.keys(errorStatuses).filter(
  (key): key is ErrorCode => key in errorStatuses,
)

/** The API could not answer. It has reported the reason itself; the page that asked has nothing to add. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
}

/** Thrown by domain verbs; the API answers it as `{ error: { code, field?, requestId } }` with the code's status. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly field: string | undefined

  constructor(code: ErrorCode, field?: string) {
    super(field === undefined ? code : `${code}: ${field}`)
    this.code = code
    this.field = field
  }
}
