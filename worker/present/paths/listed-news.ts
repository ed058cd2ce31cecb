import { locales, type Locale } from '../../../src/model/locales.ts'
import { newsPageSize } from '../../../src/model/values/limits.ts'
import type { Alternates } from '../../../src/model/views.ts'
import type { NewsQuery } from '../../domain/content/articles/list-articles.ts'
import { newsPath } from './news-path.ts'

/** Fewest articles of a list that search engines list: of all news, of an event, and of criteria. */
const fewest = { all: 1, event: 2, criteria: 3 }

/**
 * True for a list that search engines may list: no search, at most one criterion besides the kind, and enough articles.
 * @param total number of its articles in the language
 */
export function isListedNews(query: NewsQuery, total: number): boolean {
  const { kind, group, period, event, text, isAnyLanguage, page } = query
  if (text !== '' || isAnyLanguage || (group !== null && period !== null)) return false
  if (page > 1 && total <= (page - 1) * newsPageSize) return false
  if (event !== null) return total >= fewest.event
  const isWhole = kind === null && group === null && period === null
  return total >= (isWhole ? fewest.all : fewest.criteria)
}

/** Numbers of articles of a list by language; none for a language without any. */
export type NewsTotals = Readonly<Partial<Record<Locale, number>>>

/** Languages in which search engines may list a list of articles. */
export const newsLanguages = (query: NewsQuery, totals: NewsTotals): Locale[] =>
  locales.filter((each) => isListedNews(query, totals[each] ?? 0))

/**
 * Paths of a list in the languages in which search engines list it. One that they do not list in the language of the page has no
 * hreflang links, but the language menu leads to the others.
 */
export function newsAlternates(query: NewsQuery, totals: NewsTotals, locale: Locale): Alternates {
  const listed = newsLanguages(query, totals)
  const shown = listed.includes(locale) ? listed : locales
  return Object.fromEntries(shown.map((each) => [each, newsPath(query, each)]))
}
