import { calendarPageKeys } from '../../src/model/calendar/page-keys.ts'
import { redirectPath } from '../../src/model/values/redirect-path.ts'

/**
 * Query keys that choose a language or units, or filter and sort a calendar: their pages repeat what others show. `page` is
 * not among them, because further pages of a calendar lead to events.
 */
const variantKeys = [
  'locale',
  'currency',
  'unitSet',
  ...calendarPageKeys.filter((key) => key !== 'page'),
]

/**
 * Programs that fetch a feed on behalf of a user, who chose its filters. A robot with a group of its own ignores the
 * group of `*`.
 */
const feedFetchers = ['Google-Calendar-Importer', 'Feedfetcher-Google']

/** Text of robots.txt (RFC 9309). */
export function robotsText(origin: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    `Disallow: ${redirectPath}`,
    // In another language than English.
    `Disallow: /*${redirectPath}?`,
    // The longer rule wins, so that the description of the API can be found.
    'Allow: /api/docs',
    ...variantKeys.flatMap((key) => [`Disallow: /*?${key}=`, `Disallow: /*&${key}=`]),
    '',
    ...feedFetchers.map((name) => `User-agent: ${name}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
