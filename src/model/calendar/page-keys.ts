import { bibKey } from '../event/bib-name.ts'
import { newsletterKey } from '../members/newsletter.ts'
import { helpVotedKey } from '../values/help-votes.ts'
import { versionKey } from '../documents/version-key.ts'
import { redirectPath, redirectTargetKey } from '../values/redirect-path.ts'
import { organiserOutcomeKey } from '../members/organiser-contact.ts'

/**
 * Query keys that pages read, by the first segment of their canonical path. A page is rendered and cached with these
 * alone (worker/pages/page-url.ts), so that unknown keys cannot fill the cache.
 */

/** Keys of the calendar: those of its URLs in their order there, then those that only its form sends. */
export const calendarPageKeys = [
  'text',
  'minKm',
  'maxKm',
  'minGain',
  'maxGain',
  'minEffort',
  'maxEffort',
  'maxPrice',
  'priceIn',
  'confirmed',
  'registration',
  'format',
  'team',
  'minRating',
  'language',
  'organiser',
  'near',
  'radius',
  'box',
  'from',
  'to',
  'sort',
  'view',
  'page',
  'sport',
  'distance',
  'country',
  'place',
  'month',
  'min',
  'max',
  'minClimb',
  'maxClimb',
  'unit',
] as const
export type CalendarPageKey = (typeof calendarPageKeys)[number]

/** Keys of an event page: its list of reviews without scripts, and the name on a bib. */
const eventPageKeys = ['sortBy', 'limit', bibKey] as const

/** Keys of a list of articles. */
const newsKeys = ['text', 'language', 'page'] as const

/** Pages of members and of buyers are never cached and read every key. */
const uncached = new Set(['members', 'profile'])
const checkout = 'calendar/registration'

/** @param page first segment of the canonical path; '' for home, which reads `near=me` alone */
function keysOf(page: string, query: URLSearchParams): readonly string[] {
  if (page === '') return query.get('near') === 'me' ? ['near'] : []
  if (page === 'event') return eventPageKeys
  if (page === 'help') return ['text', helpVotedKey]
  if (page === 'news') return newsKeys
  if (page === 'page') return [versionKey]
  if (page === 'organiser') return [organiserOutcomeKey]
  if (`/${page}` === redirectPath) return [redirectTargetKey]
  return page === 'calendar' ? calendarPageKeys : []
}

const decodedAscii = (word: string): string =>
  word.replaceAll(/%[2-7][\da-f]/giu, (code) => decodeURIComponent(code))

/**
 * The query of a page, reduced to the keys that it reads, in a fixed order. Of a repeated key all values stay: the router
 * redirects to an address with one.
 * @param path canonical: English words, no locale
 */
export function pageQuery(path: string, query: URLSearchParams): URLSearchParams {
  const [, first = ''] = path.split('/')
  // The router takes a word in any case, and with encoded letters.
  const page = decodedAscii(first).toLowerCase()
  const isCheckout =
    decodedAscii(path)
      .toLowerCase()
      .replace(/^\/|\/$/gu, '') === checkout
  if (uncached.has(page) || isCheckout) return new URLSearchParams(query)
  return pickKeys(query, [...keysOf(page, query), newsletterKey])
}

/** The values of these keys, in the order of `keys`; absent keys are left out. */
export function pickKeys(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    keys.flatMap((key) => query.getAll(key).map((value): [string, string] => [key, value])),
  )
}
