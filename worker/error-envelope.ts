import type { ErrorCode } from '../src/model/errors.ts'
import type { ErrorEnvelope } from '../src/model/views.ts'

/** The one shape of an error answer. */
export function errorEnvelope(code: ErrorCode, requestId: string, field?: string): ErrorEnvelope {
  return { error: { code, ...(field === undefined ? {} : { field }), requestId } }
}
