import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'
import type { Locale } from '../../src/model/locales.ts'
import { calendarPageKeys, pickKeys } from '../../src/model/calendar/page-keys.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { readQuery } from '../api/middleware/query.ts'
import { calendarQuery } from '../api/public/calendar-query.ts'
import { checkCalendar, readCalendar } from '../calendar-filters/read-calendar.ts'
import type { Database } from '../db/client.ts'
import type { SavedSearch } from '../domain/community/saved-searches/saved-searches.ts'
import { wholeCalendar } from '../domain/calendar/calendar-query.ts'
import { calendarHeading } from '../present/texts/calendar-heading.ts'
import { headingWords } from '../present/calendar/calendar-heading.ts'
import { pathFor } from '../present/paths/calendar-path.ts'

/** Language in which queries are stored, so that the same list is one query for members of all languages. */
const storedLocale: Locale = 'en'

interface SearchContext {
  db: Database
  /** ISO date. */
  today: string
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The calendar of a path and query, `/de/kalender/laufen?minKm=40`, with its places. Order, page and view, and the choice
 * of confirmed dates, are no part of a search: emails name confirmed dates alone.
 * @throws DomainError invalid-query, criteria-not-found
 */
export async function readSearch(path: string, { db, today }: SearchContext) {
  const url = new URL(path, 'https://calendar.invalid')
  const { locale, rest } = splitLocale(url.pathname)
  const [route, ...criteria] = canonicalPath(rest, locale).split('/').slice(1).map(decoded)
  if (route !== 'calendar') throw new DomainError('invalid-query', 'path')
  const last = new URLSearchParams(Object.fromEntries(url.searchParams))
  const keys = Object.fromEntries(pickKeys(last, calendarPageKeys))
  const read = readQuery(calendarQuery, { ...keys, locale, criteria: criteria.join('/') })
  const { query, places } = await readCalendar(read, { db, locale, here: null, today })
  checkCalendar(query)
  // Emails know no place of their reader.
  if (query.near?.kind === 'me') throw new DomainError('invalid-query', 'near')
  const { sort, view, page, confirmed } = wholeCalendar
  return { query: { ...query, sort, view, page, confirmed }, places, locale }
}

/** A list as it is stored: its path in English, and its heading in the language of the given path. */
export async function searchToStore(
  path: string,
  context: SearchContext,
): Promise<{ query: string; name: string }> {
  const { query, places, locale } = await readSearch(path, context)
  return {
    query: pathFor(query, storedLocale),
    name: calendarHeading(headingWords(query, places, locale), { locale }),
  }
}

/** Searches with the paths of their lists in a language; those whose criteria are no longer known keep the stored one. */
export async function withPaths(
  searches: readonly SavedSearch[],
  locale: Locale,
  context: SearchContext,
): Promise<(SavedSearch & { path: string })[]> {
  return await Promise.all(
    searches.map(async (search) => {
      try {
        const { query } = await readSearch(search.query, context)
        return { ...search, path: pathFor(query, locale) }
      } catch (error) {
        if (error instanceof DomainError) return { ...search, path: search.query }
        throw error
      }
    }),
  )
}
