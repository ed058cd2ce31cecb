/** Whether a write has failed because a value that may be there once is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message.includes('UNIQUE constraint failed') || isUniqueViolation(error.cause))
  )
}
