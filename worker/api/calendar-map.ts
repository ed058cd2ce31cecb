import { Hono } from 'hono'
import * as v from 'valibot'
import type { MapView } from '../../src/model/map-view.ts'
import { findMarks } from '../domain/calendar/find-marks.ts'
import { presentMap } from '../present/calendar-map.ts'
import { calendarQuery, readBy } from './calendar-query.ts'
import { hereOf } from './here.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { query } from './middleware/query.ts'
import { readerOf } from './middleware/reader.ts'
import { checkCalendar, readCalendar } from './read-calendar.ts'
import { boxOf } from './read-place.ts'

const mapQuery = v.object({
  ...calendarQuery.entries,
  /** What the map shows, which need not be the box that the list keeps to. */
  box: readBy(boxOf),
  /** Of web maps with tiles of 512 pixels. */
  zoom: readBy((text) => (/^\d{1,2}(?:\.\d{1,2})?$/u.test(text) && +text <= 22 ? +text : null)),
})

/**
 * The marks of the calendar's map: everything that matches within `box`, gathered for `zoom` so that no two overlap; at
 * most 400. The other keys are those of the calendar.
 */
export const calendarMap = new Hono<ApiEnvironment>().get('/', query(mapQuery), async (c) => {
  const keys = c.req.valid('query')
  const { locale } = keys
  const { db, engine, settings } = c.var
  const here = keys.near?.kind === 'me' ? hereOf(c, keys.here) : null
  const { query: asked, places } = await readCalendar(keys, { db, locale, here })
  checkCalendar(asked)
  const today = c.var.clock.today()
  const reader = await readerOf(settings, keys)
  const context = { db, engine, locale, today, rates: reader.rates, here }
  const marks = await findMarks(context, asked, places, keys)
  return c.json<MapView>(presentMap(marks, reader, today, settings.MAP_STYLE_URL))
})
