import { Hono } from 'hono'
import * as v from 'valibot'
import type { CalendarAnswer } from '../../../src/model/calendar/calendar-view.ts'
import { calendarAnswer } from '../../../src/model/schemas/calendar/calendar.ts'
import { findCalendar } from '../../domain/calendar/find-calendar.ts'
import { writeKeys } from '../../calendar-filters/write-keys.ts'
import { searchPlan } from '../../calendar-filters/search-plan.ts'
import { pathFor } from '../../present/paths/calendar-path.ts'
import { fileReader } from '../../http/static-files.ts'
import { findMapView } from '../../domain/calendar/find-map-view.ts'
import { presentMapPicture } from '../../present/calendar/map-picture.ts'
import { presentCalendar } from '../../present/calendar/calendar.ts'
import { calendarQuery } from './calendar-query.ts'
import { hereOf } from './here.ts'
import { continentFor, opens } from './map-opening.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'
import { checkCalendar, readCalendar } from '../../calendar-filters/read-calendar.ts'

/** Query keys that do not make a URL canonical or not: reader settings, and `text`, which is truncated. */
const ignoredKeys = new Set(['criteria', 'here', 'text', 'opens', ...Object.keys(readerKeys)])

/** True if a URL has the keys with which its query is written, in any order. */
function isCanonical(given: Record<string, string>, canonical: [string, string][]): boolean {
  const keys = Object.entries(given).filter(([key]) => !ignoredKeys.has(key))
  const written = new Map(canonical.filter(([key]) => !ignoredKeys.has(key)))
  return keys.length === written.size && keys.every(([key, value]) => written.get(key) === value)
}

const listCalendar = serve({
  id: 'listCalendar',
  area: 'calendar',
  summary: 'Editions that match',
  text: 'All filters, days and prices included, hold on one and the same race: on its own day or, where only the edition’s days are known, on each of them; by the price that counts today. `view.path` is the canonical URL of the list; `redirect` is the same if the request spells it differently, else null: words in another order, a key with its default value, a number written differently, a text that means filters (`trail 50k france july`), or what a form sends. A page past the last is `not-found` with the field `page`; a key that the calendar does not know is `invalid-query`, naming the key.\n\n`view.events` and `view.races` are exact counts of editions and races that match, and so is what each option of `view.rail` would leave. `active` lists the filters that are set, each with the path of the list without it.\n\nWith `near=me` the response is for one reader and must not be cached.',
  query: v.object({ ...calendarQuery.entries, opens }),
  refusesUnknownKeys: true,
  response: calendarAnswer,
  errors: ['criteria-not-found', 'not-found'],
  cache: 'minutes',
  example: '/api/calendar?criteria=marathon/germany&confirmed=1&locale=en',
})

/** The calendar. Pages follow `redirect` if it is set; other clients read `view` in any case. */
export const calendar = new Hono<ApiEnvironment>().get('/', listCalendar, async (c) => {
  const keys = c.req.valid('query')
  const { locale } = keys
  const { db, engine } = c.var
  const here = keys.near?.kind === 'me' ? hereOf(c, keys.here) : null
  const { clock } = c.var
  const [today, firstDay] = [clock.today(), clock.firstDay()]
  const { query, places, moved } = await readCalendar(keys, { db, locale, here, today })
  checkCalendar(query)
  const isMoved = moved || !isCanonical(c.req.query(), writeKeys(query))
  const reader = await readerOf(c.var.settings, keys)
  const plan = searchPlan(query, { places, firstDay, rates: reader.rates })
  const context = { db, engine, locale, today, firstDay }
  const pictured = async () => {
    if (keys.opens === undefined || query.view !== 'map' || isMoved) return null
    const asked = { query, places, filters: plan.filters }
    const seen = await findMapView(context, asked, continentFor(c, keys.opens))
    const read = fileReader(c.env, new URL(c.req.url).origin)
    return seen === null ? null : await presentMapPicture(seen, reader, read)
  }
  const [facts, picture] = await Promise.all([
    findCalendar(context, query, places, plan),
    // The list does not need the map.
    pictured().catch((error: unknown) => {
      console.warn('map picture', error)
      return null
    }),
  ])
  return c.json<CalendarAnswer>({
    redirect: isMoved ? pathFor(query, locale) : null,
    view: { ...presentCalendar(query, facts, reader, today), picture },
  })
})
