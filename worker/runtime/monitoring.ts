import { env, waitUntil } from 'cloudflare:workers'
import { envelopeEndpoint, envelopeOf } from '../../src/model/error-report.ts'
import { monitorSettings } from '../settings/env.ts'
import { createClock } from './clock.ts'

/** Milliseconds the monitoring service has to take a report. */
const patience = 5000

/**
 * Reports an error that ends in a 500, or that ended a scheduled run, after the answer has gone. Does nothing without
 * a DSN, and never throws: the answer does not depend on it.
 * @param where path without its query, and the id that the visitor was given, if any
 */
export function reportFailure(
  failure: unknown,
  where: { path: string; requestId: string | null },
): void {
  try {
    const { dsn, release } = monitorSettings(env)
    const endpoint = envelopeEndpoint(dsn)
    if (endpoint === null) return
    const body = envelopeOf({
      error: failure,
      id: crypto.randomUUID().replaceAll('-', ''),
      at: createClock({ FIXED_NOW: undefined }).now().getTime(),
      side: 'worker',
      release,
      ...where,
    })
    const sending = fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body,
      signal: AbortSignal.timeout(patience),
    })
    waitUntil(sending.then((answer) => answer.body?.cancel()).catch(console.warn))
  } catch (problem) {
    console.warn('An error could not be reported:', problem)
  }
}

/** Logs what went wrong for a visitor under the id that they were given, and reports it. */
export function logAndReportFailure(
  failure: unknown,
  where: { path: string; requestId: string },
): void {
  console.error(where.requestId, failure)
  reportFailure(failure, where)
}
