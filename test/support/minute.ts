/**
 * Waits for the next minute where less than 15 seconds of this one are left: Miniflare counts what a rate limit lets
 * pass by the minute of the clock, and a test over the turn of one would see the count begin again.
 */
export async function roomInMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50))
}
