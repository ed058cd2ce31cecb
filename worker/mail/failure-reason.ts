const maxCharacters = 200

/**
 * The reason why an email was not sent, safe to store and log: one short line without addresses and without text that
 * could be a password or a token.
 */
export function failureReason(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;]+/gu, '(address)')
    .replaceAll(/[\w+/=-]{20,}/gu, '(…)')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters)
}
