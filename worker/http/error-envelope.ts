import type { DomainError, ErrorCode } from '../../src/model/values/errors.ts'
import type { ErrorEnvelope } from '../../src/model/views.ts'

/** The body of every error response. */
export function errorEnvelope(
  code: ErrorCode,
  requestId: string,
  { field, details }: Partial<Pick<DomainError, 'field' | 'details'>> = {},
): ErrorEnvelope {
  const { fields } = details ?? {}
  return {
    error: {
      code,
      ...(field === undefined ? {} : { field }),
      ...(fields === undefined ? {} : { fields }),
      requestId,
    },
  }
}
