import { Hono } from 'hono'
import * as v from 'valibot'
import { longDate } from '../../src/i18n/format.ts'
import { findEvent } from '../domain/events/find-event.ts'
import { distanceList, presentEvent } from '../present/event.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { localeKey, query } from './middleware/query.ts'

const eventQuery = v.object({
  locale: localeKey,
  date: v.optional(v.pipe(v.string(), v.isoDate())),
})

export const events = new Hono<ApiEnvironment>().get(
  '/:permalink',
  query(eventQuery),
  async (c) => {
    const { locale, date } = c.req.valid('query')
    const today = c.var.clock.today()
    const permalink = c.req.param('permalink')
    const facts = await findEvent(c.var.db, { permalink, date: date ?? null, locale, today })
    const view = presentEvent(facts, locale, today, date !== undefined)
    return c.json({
      ...view,
      distanceList: distanceList(view, locale),
      updatedOn: longDate(facts.event.updatedAt.slice(0, 10), locale),
    })
  },
)
