/** Seconds after which it makes sense to ask again, where an answer names them. */
export function retryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
