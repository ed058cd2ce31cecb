import { importBytesLimit } from '../../src/model/event/imports.ts'
import { fetchPublic } from '../http/fetch-public.ts'

const types = [
  'text/calendar',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'text/html',
  'application/xhtml+xml',
  'application/json',
  'application/ld+json',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** The public JSON of a RunSignup race, for its number. */
const runSignupUrl = (race: string): string =>
  `https://api.runsignup.com/rest/race/${race}?format=json&events=T&future_events_only=T`

/**
 * Fetches what a user names: a URL (`webcal:` too, which is https), or the number of a RunSignup race.
 * @param resolve addresses of a host name, where there is a resolver
 * @throws DomainError import-refused
 */
export async function fetchSource(
  address: string,
  resolve?: (name: string) => Promise<string[]>,
): Promise<{ bytes: Uint8Array; source: string }> {
  const text = address.trim().replace(/^webcals?:/iu, 'https:')
  const url = /^\d{1,9}$/u.test(text) ? runSignupUrl(text) : text
  const options = { purpose: 'import of events', maxBytes: importBytesLimit, types }
  const fetched = await fetchPublic(url, {
    ...options,
    ...(resolve === undefined ? {} : { resolve }),
  })
  return { bytes: fetched.bytes, source: fetched.url }
}
