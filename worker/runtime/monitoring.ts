import { env, waitUntil } from 'cloudflare:workers'
import { envelopeEndpoint, envelopeOf } from '../../src/model/values/error-report.ts'
import { monitorSettings } from '../settings/env.ts'
import { createClock } from './clock.ts'

const timeoutMs = 5000

/**
 * Sends an error to the monitoring service without delaying the response (`waitUntil`). Does nothing without a DSN.
 * Never throws, because the response must not depend on monitoring.
 * @param where path without its query, and the request id shown to the visitor, if any
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
    const report = fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    waitUntil(report.then((response) => response.body?.cancel()).catch(console.warn))
  } catch (problem) {
    console.warn('An error could not be reported:', problem)
  }
}

/** Logs an error under the request id shown to the visitor, and reports it. */
export function logAndReportFailure(
  failure: unknown,
  where: { path: string; requestId: string },
): void {
  console.error(where.requestId, failure)
  reportFailure(failure, where)
}
