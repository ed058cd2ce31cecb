import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { isSport, isSportGroup } from '../../../src/model/event/sports.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { SitemapFacts } from '../../domain/catalogue/sitemap/find-sitemap.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { sportWord, type SportSubject } from '../paths/sport-words.ts'

/** A page for search engines, in every language. */
export interface SitemapEntry {
  pathIn: (locale: Locale) => string
  /** ISO date of the last change of its facts; null if unknown. */
  lastmod: string | null
}

/** Sport or group of a count. Some words are names of both, so the kind of the count decides. */
function subjectOf(kind: string, word: string): SportSubject | null {
  if (kind.startsWith('sport')) return isSport(word) ? { sport: word } : null
  return isSportGroup(word) ? { group: word } : null
}

/** Pages of a count: the page and calendar of a sport or group, or a calendar of at most two criteria. */
function countedPages({ kind, key }: SitemapFacts['counts'][number]): SitemapEntry['pathIn'][] {
  if (kind === 'country') return [(l) => calendarPath({ ...noCriteria, country: key }, l)]
  if (kind === 'month') return [(l) => calendarPath({ ...noCriteria, month: key }, l)]
  const [word = '', country = null] = key.split('/')
  const subject = subjectOf(kind, word)
  if (subject === null) return []
  const calendar: SitemapEntry['pathIn'] = (l) =>
    calendarPath({ ...noCriteria, ...subject, country }, l)
  if (country !== null) return [calendar]
  return [(l) => pathOf({ to: 'sport', word: sportWord(subject, l) }, l), calendar]
}

/** Entries of a sitemap file, in the order of its facts. The first file begins with home, calendar, sale, about and the policies. */
export function sitemapEntries({
  events,
  counts,
  organisers,
  first,
}: SitemapFacts): SitemapEntry[] {
  const fixed: SitemapEntry['pathIn'][] = [
    (l) => pathOf({ to: 'home' }, l),
    (l) => calendarPath(noCriteria, l),
    (l) => pathOf({ to: 'sale' }, l),
    (l) => pathOf({ to: 'about' }, l),
    (l) => pathOf({ to: 'help' }, l),
    (l) => pathOf({ to: 'policy', policy: 'cookie-policy' }, l),
    (l) => pathOf({ to: 'policy', policy: 'privacy-policy' }, l),
  ]
  const ofOrganisers = organisers.map(
    ({ permalink }): SitemapEntry['pathIn'] =>
      (l) =>
        pathOf({ to: 'organiser', permalink }, l),
  )
  const pages = [...(first ? fixed : []), ...counts.flatMap(countedPages), ...ofOrganisers]
  return [
    ...pages.map((pathIn) => ({ pathIn, lastmod: null })),
    ...events.map(({ permalink, updatedAt }) => ({
      pathIn: (l: Locale) => pathOf({ to: 'event', permalink }, l),
      lastmod: updatedAt.slice(0, 10),
    })),
  ]
}
