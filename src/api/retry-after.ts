/** Seconds of the Retry-After header; null if it is missing or a date. */
export function retryAfter({ headers }: { headers: Headers }): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
