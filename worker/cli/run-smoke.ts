import {
  calendarApi,
  firstPermalink,
  smokeChecks,
  type SmokeAnswer,
  type SmokeCheck,
} from './smoke-checks.ts'

/** Milliseconds that a request may take. */
const requestMs = 10_000
/** Requests at once, few enough for the limit of the API (120 a minute). */
const width = 4

export interface SmokeResult {
  check: SmokeCheck
  path: string
  /** In words; null if the check passed. */
  fault: string | null
}

/** @throws Error with the reason if no answer comes in time */
export async function ask(origin: string, path: string, method = 'GET'): Promise<SmokeAnswer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    // workerd closes idle connections, and a request over one of those is lost.
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(requestMs),
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** The reason for which a request had no answer, in words. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'did not answer'
  if (failure.name === 'TimeoutError') return `did not answer in ${requestMs / 1000} s`
  const { cause } = failure
  return cause instanceof Error ? `did not answer: ${cause.message}` : failure.message
}

async function resultOf(origin: string, check: SmokeCheck, event: string): Promise<SmokeResult> {
  const path = check.path.replace(/\{event\}|%7Bevent%7D/u, event)
  try {
    const answer = await ask(origin, path, check.method)
    return { check, path, fault: check.faultOf(answer) }
  } catch (failure) {
    return { check, path, fault: reasonOf(failure) }
  }
}

/**
 * Runs all checks against a served site, four at once. Nothing is written there.
 * @param origin such as `https://startline.example`, without a slash at its end
 * @param onResult called with each result in the order of the checks
 */
export async function runSmoke(
  origin: string,
  onResult: (result: SmokeResult) => void,
): Promise<SmokeResult[]> {
  const listed = await ask(origin, calendarApi).catch(() => null)
  const event = (listed === null ? null : firstPermalink(listed)) ?? 'no-event-is-listed'
  const results: SmokeResult[] = []
  for (let at = 0; at < smokeChecks.length; at += width) {
    const group = smokeChecks.slice(at, at + width)
    for (const result of await Promise.all(
      group.map(async (check) => await resultOf(origin, check, event)),
    )) {
      results.push(result)
      onResult(result)
    }
  }
  return results
}
