import { fetchSite, pathOnSite, type SiteResponse } from './fetch-site.ts'
import { headOf, type Head } from './html.ts'

/** English paths of every page type that search engines may index. */
export const pageTypes = {
  home: '/',
  calendar: '/calendar',
  'calendar of a sport and a country': '/calendar/running/germany',
  'calendar of a city': '/calendar/germany/berlin',
  'calendar of a month': '/calendar/2027-05',
  'calendar of a distance': '/calendar/marathon',
  sport: '/sport/open-water-swimming',
  'sport group': '/sport/winter-sports',
  event: '/event/berlin-marathon',
  'event in its own script': '/event/bangkok-marathon',
  'event of unknown distances': '/event/gigathlon-switzerland',
  'past edition': '/event/berlin-marathon/2024-09-28',
  'cancelled edition': '/event/berlin-marathon/2020-09-26',
  about: '/about-us',
  partners: '/landing',
  'for organisers': '/for-organisers',
  help: '/help',
  terms: '/page/terms-of-service',
} as const

/** URLs of an English page in every language by hreflang, from its head. */
export async function addressesOf(path: string): Promise<Record<string, string>> {
  const { alternates } = headOf(
    (await fetchSite(path, { headers: { 'user-agent': 'Googlebot/2.1' } })).body,
  )
  return Object.fromEntries(
    Object.entries(alternates).map(([tag, href]) => [tag, pathOnSite(href)]),
  )
}

/** A page with its head. */
interface SeenPage extends SiteResponse {
  head: Head
}

/** Pages by path. */
const seen = new Map<string, Promise<SeenPage>>()

/** A page as a visitor without cookies gets it. The tests of a process, of whichever file, request and parse each once. */
export function pageAt(path: string): Promise<SeenPage> {
  const known = seen.get(path)
  if (known !== undefined) return known
  const found = fetchSite(path).then((page) => ({ ...page, head: headOf(page.body) }))
  seen.set(path, found)
  return found
}
