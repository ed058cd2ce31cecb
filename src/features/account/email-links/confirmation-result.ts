import type { SendResult } from '../../../api/result.ts'

const purposes = ['confirm', 'email', 'undelete', 'newsletter'] as const
const errorCodes = ['token-invalid', 'token-expired', 'token-used', 'token-other-account'] as const

/** Purpose of a link that worked, or the API's error code. */
export type ConfirmationResult = (typeof purposes)[number] | (typeof errorCodes)[number]

/** Reads the response of the confirmation API; null for a failure that is not about the link, which can be retried. */
export function readConfirmationResult(
  sent: SendResult<{ purpose: string }>,
): ConfirmationResult | null {
  const result = sent.ok ? sent.body.purpose : sent.code
  return [...purposes, ...errorCodes].find((each) => each === result) ?? null
}
