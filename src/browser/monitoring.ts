import { envelopeEndpoint, envelopeOf, fingerprint } from '../model/error-report.ts'
import { errorReportsAPage } from '../model/limits.ts'
import { allows } from './consent.ts'
import { local } from './storage.ts'

/** Errors this browser remembers as reported, for a day: one that comes back on every page is told once. */
const remembered = 20
const key = 'reported'

let sent = 0

function isNews(print: string): boolean {
  const kept = local.get(key)
  const known = Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  if (known.includes(print)) return false
  local.set(key, [...known, print].slice(-remembered))
  return true
}

/**
 * Sends an error to the monitoring service, if there is one and the visitor agreed to it: every session, at most ten
 * errors a page. Never throws.
 */
export function report(failure: unknown): void {
  const { monitor = '', release = '', requestId = null } = document.documentElement.dataset
  const endpoint = envelopeEndpoint(monitor)
  if (endpoint === null || sent >= errorReportsAPage || !allows('errors')) return
  if (!isNews(fingerprint(failure))) return
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
