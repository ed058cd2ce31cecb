import { locales, type Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { presetKeys } from '../../../src/model/calendar/distance-presets.ts'
import { isSport, isSportGroup } from '../../../src/model/event/sports.ts'
import { noCriteria, type Criteria } from '../../domain/calendar/criteria.ts'
import type { SitemapFacts, SitemapFile } from '../../domain/catalogue/sitemap/find-sitemap.ts'
import type { CountedNews } from '../../domain/content/articles/count-news-lists.ts'
import type { IndexedDocument } from '../../domain/content/documents/indexed-documents.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { newsLanguages } from '../paths/listed-news.ts'
import { documentPath, isListedDocument } from '../paths/document-path.ts'
import { newsPath } from '../paths/news-path.ts'
import { sportWord, type SportSubject } from '../paths/sport-words.ts'

/** A page for search engines. */
export interface SitemapEntry {
  pathIn: (locale: Locale) => string
  /** Languages in which it may be indexed; other files and alternates leave it out. */
  languages: readonly Locale[]
  /** ISO date of the last change of its facts; null if unknown. */
  lastmod: string | null
}

/** Sport or group of a count. Some words are names of both, so the kind of the count decides. */
function subjectOf(kind: string, word: string): SportSubject | null {
  if (kind.startsWith('sport')) return isSport(word) ? { sport: word } : null
  return isSportGroup(word) ? { group: word } : null
}

/** Second criterion of a count of two. */
function secondOf(kind: string, word: string): Partial<Criteria> {
  if (kind.endsWith('-country')) return { country: word }
  if (kind.endsWith('-month')) return { month: word }
  const distance = presetKeys.find((key) => key === word)
  return distance === undefined ? {} : { distance }
}

/** Pages of a count: the page and calendar of a sport or group, or a calendar of at most two criteria. */
function countedPages({ kind, key }: SitemapFacts['counts'][number]): SitemapEntry['pathIn'][] {
  if (kind === 'country') return [(l) => calendarPath({ ...noCriteria, country: key }, l)]
  if (kind === 'month') return [(l) => calendarPath({ ...noCriteria, month: key }, l)]
  const [word = '', second = null] = key.split('/')
  const subject = kind === 'country-month' ? { country: word } : subjectOf(kind, word)
  if (subject === null) return []
  const further = second === null ? {} : secondOf(kind, second)
  const calendar: SitemapEntry['pathIn'] = (l) =>
    calendarPath({ ...noCriteria, ...subject, ...further }, l)
  if (second !== null || 'country' in subject) return [calendar]
  return [(l) => pathOf({ to: 'sport', word: sportWord(subject, l) }, l), calendar]
}

/** Calendars of the distances that any sport has. */
function distancePages(counts: SitemapFacts['counts']): SitemapEntry['pathIn'][] {
  const counted = counts.filter(({ kind }) => kind === 'sport-distance').map(({ key }) => key)
  return presetKeys
    .filter((distance) => counted.some((key) => key.endsWith(`/${distance}`)))
    .map((distance) => (l) => calendarPath({ ...noCriteria, distance }, l))
}

/** Entries of the published documents that have a page, in the languages that lack no text. */
const documentEntries = (documents: readonly IndexedDocument[]): SitemapEntry[] =>
  documents.filter(isListedDocument).map((document) => ({
    pathIn: (l) => documentPath(document, l) ?? '',
    languages: locales.filter((l) => document.complete.includes(l)),
    lastmod: document.updatedAt.slice(0, 10),
  }))

/** Entries of the lists of articles, in the languages in which they have enough. */
const newsEntries = (lists: readonly CountedNews[]): SitemapEntry[] =>
  lists.map(({ query, totals, updatedAt }) => ({
    pathIn: (l) => newsPath(query, l),
    languages: newsLanguages(query, totals),
    lastmod: updatedAt.slice(0, 10),
  }))

/** The files with the dates of what they list: documents are in the first. */
export const datedFiles = (
  files: readonly SitemapFile[],
  documents: readonly IndexedDocument[],
): SitemapFile[] =>
  files.map((file) => {
    const listed = file.file === 1 ? documents.filter(isListedDocument) : []
    const dates = listed.map(({ updatedAt }) => updatedAt)
    return { ...file, updatedAt: [file.updatedAt, ...dates].toSorted().at(-1) ?? file.updatedAt }
  })

/**
 * Entries of a sitemap file, in the order of its facts. The first file begins with the fixed pages.
 * @param documents those of the file, as the lists of `news`
 * @param pairs permalinks of two events whose comparison may be indexed
 * @param hasSale true if the page of the sale has a race
 */
export function sitemapEntries(
  { events, counts, organisers, first }: SitemapFacts,
  documents: readonly IndexedDocument[],
  news: readonly CountedNews[],
  pairs: readonly [string, string][],
  hasSale: boolean,
): SitemapEntry[] {
  const fixed: SitemapEntry['pathIn'][] = [
    (l) => pathOf({ to: 'home' }, l),
    (l) => calendarPath(noCriteria, l),
    ...(hasSale ? [(l: Locale) => pathOf({ to: 'sale' }, l)] : []),
    (l) => pathOf({ to: 'help' }, l),
    (l) => pathOf({ to: 'challenges' }, l),
  ]
  const ofOrganisers = organisers.map(
    ({ permalink }): SitemapEntry['pathIn'] =>
      (l) =>
        pathOf({ to: 'organiser', permalink }, l),
  )
  const comparisons = pairs.map(
    (pair): SitemapEntry['pathIn'] =>
      (l) =>
        pathOf({ to: 'compare', pair }, l),
  )
  const calendars = [...counts.flatMap(countedPages), ...distancePages(counts)]
  const pages = [...(first ? fixed : []), ...calendars, ...comparisons, ...ofOrganisers]
  return [
    ...pages.map((pathIn) => ({ pathIn, languages: locales, lastmod: null })),
    ...documentEntries(documents),
    ...newsEntries(news).filter(({ languages }) => languages.length > 0),
    ...events.map(({ permalink, updatedAt }) => ({
      pathIn: (l: Locale) => pathOf({ to: 'event', permalink }, l),
      languages: locales,
      lastmod: updatedAt.slice(0, 10),
    })),
  ]
}
