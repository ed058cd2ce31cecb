import type { Rates } from '../../src/model/values/rates.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { searchFilters } from '../calendar-filters/search-plan.ts'
import type { Database } from '../db/client.ts'
import type { MatchQuery } from '../domain/community/saved-searches/match-searches.ts'
import type { CalendarEngine } from '../search/port/engine.ts'
import { readSearch } from './read-search.ts'

interface MatchContext {
  db: Database
  engine: CalendarEngine
  rates: Rates
  /** ISO dates: the day in UTC, and the first one that it is anywhere. */
  today: string
  firstDay: string
}

/** Editions per search of the engine, and the searches for one query. */
const pageSize = 1000
const mostPages = 20

/** Matches stored queries as the calendar does, among confirmed editions on the days of the announced ones. */
export const matcherOf =
  ({ db, engine, rates, today, firstDay }: MatchContext): MatchQuery =>
  async (stored, announced) => {
    const read = await readSearch(stored, { db, today }).catch((error: unknown) => {
      // A place or organiser of the list is gone.
      if (error instanceof DomainError) return null
      throw error
    })
    if (read === null) return []
    const { query, places } = read
    const wanted = searchFilters(query, { places, firstDay, rates })
    const dates = announced.flatMap(({ date, endDate }) => [date, endDate]).toSorted()
    const [first = today, last = today] = [dates[0], dates.at(-1)]
    const from = wanted.from > first ? wanted.from : first
    const to = wanted.to !== undefined && wanted.to < last ? wanted.to : last
    if (from > to) return []
    const filters = { ...wanted, from, to, includeExpected: false }
    const ids = new Set(announced.map(({ id }) => id))
    const found: number[] = []
    for (let page = 0; page < mostPages && found.length < ids.size; page += 1) {
      const { editionIds } = await engine.search({
        filters,
        today,
        limit: pageSize,
        offset: page * pageSize,
      })
      found.push(...editionIds.filter((id) => ids.has(id)))
      if (editionIds.length < pageSize) break
    }
    return found
  }
