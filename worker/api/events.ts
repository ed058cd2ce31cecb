import { Hono } from 'hono'
import * as v from 'valibot'
import { longDate } from '../../src/i18n/format.ts'
import { findEvent } from '../domain/events/find-event.ts'
import { distanceList, presentEvent } from '../present/event.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { query, readerKeys } from './middleware/query.ts'
import { readerOf } from './middleware/reader.ts'

const eventQuery = v.object({
  ...readerKeys,
  date: v.optional(v.pipe(v.string(), v.isoDate())),
})

export const events = new Hono<ApiEnvironment>().get(
  '/:permalink',
  query(eventQuery),
  async (c) => {
    const { date, ...keys } = c.req.valid('query')
    const reader = await readerOf(c.var.settings, keys)
    const { locale } = reader
    const today = c.var.clock.today()
    const permalink = c.req.param('permalink')
    const facts = await findEvent(c.var.db, { permalink, date: date ?? null, locale, today })
    const view = presentEvent(facts, reader, today, date !== undefined)
    return c.json({
      ...view,
      distanceList: distanceList(view, locale),
      updatedOn: longDate(facts.event.updatedAt.slice(0, 10), locale),
    })
  },
)
