import * as v from 'valibot'
import { api } from '../../worker/api/index.ts'
import { calendarQuery } from '../../worker/api/public/calendar-query.ts'
import { readerOf } from '../../worker/api/public/reader.ts'
import { checkCalendar, readCalendar } from '../../worker/calendar-filters/read-calendar.ts'
import { searchPlan } from '../../worker/calendar-filters/search-plan.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { calendarEngineFor } from '../../worker/search/index.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { newState } from './local-state.ts'
import { openState } from './open-database.ts'
import { testNow } from './site.ts'

const none = { get: () => null }

/** The demo catalogue on `openState`, with the API of this process; for reading. */
export function openCatalogue() {
  const state = newState('catalogue')
  const { db, close } = openState(state.path)
  const env = { DB: db, KV: none, FIXED_NOW: testNow }
  const settings = readSettings(env)
  const engine = calendarEngineFor(settings)
  const today = testNow.slice(0, 10)
  return {
    fetchApi: async (path: string) => {
      const response = await api.fetch(new Request(`http://localhost${path}`), env)
      return { status: response.status, body: await response.text() }
    },
    /** The counts of a calendar and its first editions, without the counts of its options, which take most of the time. */
    searchCalendar: async (query: string, limit: number) => {
      const keys = v.parse(calendarQuery, Object.fromEntries(new URLSearchParams(query)))
      const { locale } = keys
      const context = { db: createDatabase(db), engine, locale, here: null, today }
      const read = await readCalendar(keys, context)
      checkCalendar(read.query)
      const { rates } = await readerOf(settings, keys)
      const { filters } = searchPlan(read.query, { places: read.places, firstDay: today, rates })
      const { sort } = read.query
      return await engine.search({ filters, today, sort, limit, offset: 0, facets: false })
    },
    db,
    close: async () => {
      await close()
      state.remove()
    },
  }
}
