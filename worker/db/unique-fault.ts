/** Whether a write failed because another row has the value already; D1 says so in words alone. */
export function isUniqueFault(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message.includes('UNIQUE constraint failed')) return true
  return false
}
