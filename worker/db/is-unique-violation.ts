/** True if a write failed because it violates a UNIQUE constraint; also looks at the causes of the error. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message.includes('UNIQUE constraint failed') || isUniqueViolation(error.cause))
  )
}
