const minuteMs = 60_000
const minutesTried = 3

const minuteNow = (): number => Math.floor(Date.now() / minuteMs)

/**
 * Runs requests against a rate limit within one minute of the clock, by which Miniflare counts, or the count would start
 * again: not in its last 15 seconds, and once more if it ended meanwhile, as on a busy machine.
 * @param run makes the requests from a network address of its own
 */
export async function inOneMinute<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const left = minuteMs - (Date.now() % minuteMs)
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50))
    const minute = minuteNow()
    const result = await run()
    if (minuteNow() === minute || tries === minutesTried) return result
  }
}
