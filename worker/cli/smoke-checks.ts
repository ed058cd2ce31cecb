import * as v from 'valibot'
import '../../src/i18n/all-words.ts'
import { localPath } from '../../src/i18n/paths.ts'

/** Answer to the request of a check. */
export interface SmokeAnswer {
  status: number
  headers: Headers
  body: string
}

/** One request to a deployed site and what its answer must be. */
export interface SmokeCheck {
  name: string
  /** `{event}` stands for the permalink of an event that the calendar lists. */
  path: string
  method?: 'POST'
  /** The fault in words; null if there is none. */
  faultOf(answer: SmokeAnswer): string | null
}

const firstEvent = v.object({
  view: v.object({
    lists: v.pipe(
      v.array(v.object({ cards: v.array(v.object({ permalink: v.string() })) })),
      v.minLength(1, 'the calendar lists no event'),
    ),
  }),
})

/** Path of the answer that names an event for the other checks. */
export const calendarApi = '/api/calendar'

/** Permalink of the first event of the calendar's answer; null if it lists none. */
export function firstPermalink({ body }: SmokeAnswer): string | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), firstEvent), body)
  return read.success ? (read.output.view.lists[0]?.cards[0]?.permalink ?? null) : null
}

const status = (expected: number, answer: SmokeAnswer): string | null =>
  answer.status === expected ? null : `answered ${answer.status}, expected ${expected}`

/** The first fault of several. */
const first = (...faults: readonly (string | null)[]): string | null =>
  faults.find((fault) => fault !== null) ?? null

const has = (answer: SmokeAnswer, text: string): string | null =>
  answer.body.includes(text) ? null : `does not contain ${text}`

const header = (answer: SmokeAnswer, name: string, text: string): string | null => {
  const found = answer.headers.get(name)
  if (found === null) return `has no header ${name}`
  return found.includes(text) ? null : `has ${name}: ${found}, expected ${text}`
}

/** A rendered page: with the words that it must have. */
const page = (name: string, path: string, ...words: readonly string[]): SmokeCheck => ({
  name,
  path,
  faultOf: (answer) =>
    first(
      status(200, answer),
      header(answer, 'content-type', 'text/html'),
      has(answer, '</html>'),
      ...words.map((word) => has(answer, word)),
    ),
})

const file = (name: string, path: string, type: string, text: string): SmokeCheck => ({
  name,
  path,
  faultOf: (answer) =>
    first(status(200, answer), header(answer, 'content-type', type), has(answer, text)),
})

const refused = (name: string, path: string, code: number, method?: 'POST'): SmokeCheck => ({
  name,
  path,
  ...(method === undefined ? {} : { method }),
  faultOf: (answer) => first(status(code, answer), header(answer, 'cache-control', 'no-store')),
})

const counted = v.object({ races: v.object({ count: v.pipe(v.number(), v.minValue(1)) }) })

const protection = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Faults of the headers that every page has; `npm run doctor` shows them too. */
export const headerFaults = (answer: SmokeAnswer): string[] =>
  Object.entries(protection).flatMap(([name, text]) => header(answer, name, text) ?? [])

/** Number of headers that `headerFaults` looks at. */
export const protectionCount = Object.keys(protection).length

/** Requests that show that a deployed site serves: pages of each kind, languages, feeds, the API, and what must be refused. */
export const smokeChecks: readonly SmokeCheck[] = [
  page('home', '/', 'lang="en"', 'rel="canonical"'),
  page('home de', '/de', 'lang="de"'),
  page('home ja', '/ja', 'lang="ja"'),
  page('home th', '/th', 'lang="th"'),
  page('home ru', '/ru', 'lang="ru"'),
  page('calendar', '/calendar', '/event/'),
  page('calendar fr', localPath('/calendar', 'fr'), 'lang="fr"'),
  page('calendar by sport', '/calendar/running', 'rel="canonical"'),
  page('event', '/event/{event}', 'application/ld+json', '"SportsEvent"'),
  page('event ko', localPath('/event/{event}', 'ko'), 'lang="ko"'),
  page('sport', '/sport/running', 'rel="canonical"'),
  page('challenges', '/challenge'),
  page('news', '/news'),
  page('help', '/help'),
  page('privacy policy', '/page/privacy-policy'),
  page('sign-in', '/members/signin', '<form'),
  file('calendar file of an event', '/event/{event}.ics', 'text/calendar', 'BEGIN:VEVENT'),
  file('feed of the calendar', '/calendar.atom', 'application/atom+xml', '<feed'),
  file('robots', '/robots.txt', 'text/plain', 'Sitemap:'),
  file('sitemaps', '/sitemap.xml', 'application/xml', '<sitemapindex'),
  file('sitemap', '/sitemaps/en-1.xml', 'application/xml', '<urlset'),
  file('description of the API', '/api/openapi.json', 'application/json', '"openapi"'),
  {
    name: 'API of the calendar',
    path: calendarApi,
    faultOf: (answer) =>
      first(
        status(200, answer),
        firstPermalink(answer) === null ? 'lists no event: load the catalogue' : null,
      ),
  },
  {
    name: 'counts',
    path: '/api/home',
    faultOf: (answer) =>
      first(
        status(200, answer),
        v.is(v.pipe(v.string(), v.parseJson(), counted), answer.body) ? null : 'counts no race',
      ),
  },
  file('secrets of accounts', '/api/auth/csrf', 'application/json', 'csrfToken'),
  {
    name: 'health',
    path: '/health',
    faultOf: (answer) => first(status(200, answer), has(answer, '"database":"ok"')),
  },
  {
    name: 'headers',
    path: '/about-us',
    faultOf: (answer) => first(status(200, answer), ...headerFaults(answer)),
  },
  refused('unknown page', '/no-such-page', 404),
  refused('unknown event', '/event/no-such-event-anywhere', 404),
  refused('unknown path of the API', '/api/no-such-path', 404),
  refused('page that is posted to', '/calendar', 405, 'POST'),
]
