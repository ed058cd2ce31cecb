const longest = 200

/**
 * Why a mail could not be sent, fit to be kept and logged: without addresses, without what could be a password or a
 * token, on one line and short.
 */
export function failureReason(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu, '(address)')
    .replaceAll(/[\w+/=-]{20,}/gu, '(…)')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
}
