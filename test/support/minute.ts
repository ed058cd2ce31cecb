/**
 * Waits for the next minute when less than 15 seconds of this one are left: Miniflare counts rate limits per minute of
 * the clock, and a test across its end would see the count start again.
 */
export async function waitForRateLimitWindow(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50))
}
