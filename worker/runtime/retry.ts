/** Total of attempts, and milliseconds before the second; each further wait is twice as long. */
const attempts = 5
const firstWait = 200

/** Failures of a connection to D1, local or remote, after which the same statements may succeed. */
const transientFailures =
  /fetch failed|other side closed|ECONNRESET|EPIPE|socket|Network connection lost|timed? ?out|overloaded|object to be reset|internal error/iu

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${textOf(error.cause)}` : String(error)

/**
 * Runs idempotent work, and repeats it after failed connections, with growing random waits.
 * @throws the error of the last attempt; an error of any other kind at once
 */
export async function retry<T>(
  work: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !transientFailures.test(textOf(error))) throw error
      await wait(firstWait * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }
}

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms))
