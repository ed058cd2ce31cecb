import { Hono } from 'hono'
import type { CalendarAnswer } from '../../../src/model/calendar-view.ts'
import { calendarAnswer } from '../../../src/model/schemas/calendar.ts'
import { findCalendar } from '../../domain/calendar/find-calendar.ts'
import { writeKeys } from '../../calendar-filters/write-keys.ts'
import { searchPlan } from '../../calendar-filters/search-plan.ts'
import { pathFor } from '../../present/calendar-path.ts'
import { presentCalendar } from '../../present/calendar.ts'
import { calendarQuery } from './calendar-query.ts'
import { hereOf } from './here.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys } from '../middleware/query.ts'
import { readerOf } from '../middleware/reader.ts'
import { checkCalendar, readCalendar } from '../../calendar-filters/read-calendar.ts'

/** What a page says beside its address, and the text: what is cut off it changes nothing. */
const beside = new Set(['criteria', 'here', 'text', ...Object.keys(readerKeys)])
const own = Object.keys(calendarQuery.entries).filter((key) => !beside.has(key))
/** Keys that decide whether an address is canonical. */
const telling = new Set(own)

/** Whether the keys of an address are those that its query is written with; their order does not matter. */
function isCanonical(given: Record<string, string>, canonical: [string, string][]): boolean {
  const keys = Object.entries(given).filter(([key]) => telling.has(key))
  const written = new Map(canonical.filter(([key]) => telling.has(key)))
  return keys.length === written.size && keys.every(([key, value]) => written.get(key) === value)
}

const listCalendar = serve({
  id: 'listCalendar',
  area: 'calendar',
  summary: 'Editions that match',
  text: 'All filters, days and prices included, hold on one and the same race: on its own day or, where only the edition’s days are known, on each of them; by the price that counts today. `view.path` is the canonical address of the list; `redirect` is the same address where the one asked for is spelled otherwise: words in another order, a key with its default value, a number written differently, or what a form sends. A page past the last is `not-found` with the field `page`; a key that the calendar does not know is `invalid-query`, naming the key.\n\n`view.events` and `view.races` are exact counts of editions and races that match, and so is what each option of `view.rail` would leave. `active` is what is in force and where its removal leads.\n\nWith `near=me` the answer is for one reader and kept by nobody.',
  query: calendarQuery,
  refusesUnknownKeys: true,
  answer: calendarAnswer,
  errors: ['criteria-not-found', 'not-found'],
  keep: 'minutes',
  example: '/api/calendar?criteria=marathon/germany&confirmed=1&locale=en',
})

/** The calendar. A page goes to `redirect` where it is set; any other client has its answer in `view`. */
export const calendar = new Hono<ApiEnvironment>().get('/', listCalendar, async (c) => {
  const keys = c.req.valid('query')
  const { locale } = keys
  const { db, engine } = c.var
  const here = keys.near?.kind === 'me' ? hereOf(c, keys.here) : null
  const { query: asked, places, moved } = await readCalendar(keys, { db, locale, here })
  checkCalendar(asked)
  const isMoved = moved || !isCanonical(c.req.query(), writeKeys(asked))
  const today = c.var.clock.today()
  const reader = await readerOf(c.var.settings, keys)
  const plan = searchPlan(asked, { places, today, rates: reader.rates })
  const facts = await findCalendar({ db, engine, locale, today }, asked, places, plan)
  return c.json<CalendarAnswer>({
    redirect: isMoved ? pathFor(asked, locale) : null,
    view: presentCalendar(asked, facts, reader, today),
  })
})
