import { envelopeEndpoint, envelopeOf, fingerprint } from '../model/values/error-report.ts'
import { errorReportsPerPage } from '../model/values/limits.ts'
import { allows } from './consent.ts'
import { localStore } from './storage.ts'

/** Number of errors that this browser remembers as reported, for a day, so that a recurring one is sent once. */
const rememberedErrors = 20
const key = 'reported'

let sent = 0

function isFirstReport(print: string): boolean {
  const stored = localStore.get(key)
  const known = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  if (known.includes(print)) return false
  localStore.set(key, [...known, print].slice(-rememberedErrors))
  return true
}

/**
 * Sends an error to the monitoring service, if one is configured and the visitor has consented: without sampling, at
 * most ten errors per page. Never throws.
 */
export function sendErrorReport(failure: unknown): void {
  const { monitor = '', release = '', requestId = null } = document.documentElement.dataset
  const endpoint = envelopeEndpoint(monitor)
  if (endpoint === null || sent >= errorReportsPerPage || !allows('errors')) return
  if (!isFirstReport(fingerprint(failure))) return
  sent += 1
  const body = envelopeOf({
    error: failure,
    id: crypto.randomUUID().replaceAll('-', ''),
    at: performance.timeOrigin + performance.now(),
    side: 'browser',
    release,
    path: window.location.pathname,
    requestId,
  })
  fetch(endpoint, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}
