import { Hono } from 'hono'
import * as v from 'valibot'
import type { MapView } from '../../../src/model/calendar/map-view.ts'
import { mapView } from '../../../src/model/schemas/calendar/calendar-map.ts'
import { searchFilters } from '../../calendar-filters/search-plan.ts'
import { findMarks } from '../../domain/calendar/find-marks.ts'
import { presentMap } from '../../present/calendar/calendar-map.ts'
import { calendarQuery } from './calendar-query.ts'
import { mapAreaKeys } from '../../calendar-filters/map-area-keys.ts'
import { hereOf } from './here.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerOf } from './reader.ts'
import { checkCalendar, readCalendar } from '../../calendar-filters/read-calendar.ts'

const mapQuery = v.object({
  ...calendarQuery.entries,
  ...mapAreaKeys,
})

const listMarks = serve({
  id: 'listMarks',
  area: 'calendar',
  summary: 'Marks of a map',
  text: 'Editions that match within `box`, clustered for `zoom` so that no two marks overlap; at most 400 marks. The other keys are those of the calendar; `sort`, `view` and `page` are ignored.',
  query: mapQuery,
  refusesUnknownKeys: true,
  keys: {
    box: 'Area of the map: `west,south,east,north` in degrees. South is not greater than north; west may be greater than east, across the 180th meridian.',
    zoom: 'Zoom of web maps with tiles of 512 pixels, -1 to 22: 0 shows the world on one tile.',
  },
  response: mapView,
  errors: ['criteria-not-found'],
  cache: 'minutes',
  example: '/api/calendar/map?criteria=marathon/germany&box=5.9,47.3,15,55&zoom=5&locale=en',
})

/** The marks of the calendar's map. */
export const calendarMap = new Hono<ApiEnvironment>().get('/', listMarks, async (c) => {
  const keys = c.req.valid('query')
  const { locale } = keys
  const { db, engine, settings } = c.var
  const here = keys.near?.kind === 'me' ? hereOf(c, keys.here) : null
  const { clock } = c.var
  const [today, firstDay] = [clock.today(), clock.firstDay()]
  const { query, places } = await readCalendar(keys, { db, locale, here, today })
  checkCalendar(query)
  const reader = await readerOf(settings, keys)
  const filters = searchFilters(query, { places, firstDay, rates: reader.rates })
  const marks = await findMarks(
    { db, engine, locale, today, firstDay },
    { query, places, filters },
    keys,
  )
  return c.json<MapView>(presentMap(marks, reader, settings.MAP_STYLE_URL))
})
