import { Hono } from 'hono'
import { DomainError } from '../../src/model/errors.ts'
import type { CalendarAnswer } from '../../src/model/views.ts'
import { wholeCalendar, type CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { findCalendar } from '../domain/calendar/find-calendar.ts'
import { pathFor } from '../present/calendar-labels.ts'
import { presentCalendar } from '../present/calendar.ts'
import { calendarQuery, readCriteria, readLengths } from './calendar-query.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { query } from './middleware/query.ts'
import { readerOf } from './middleware/reader.ts'

/**
 * The calendar. `redirect` is set where the same list has another, canonical address; the page then goes there.
 */
export const calendar = new Hono<ApiEnvironment>().get('/', query(calendarQuery), async (c) => {
  const keys = c.req.valid('query')
  const { locale, text, from, to, page } = keys
  const { criteria, moved } = readCriteria(keys)
  const lengths = readLengths(keys)
  const { minKm, maxKm } = lengths
  const asked: CalendarQuery = {
    ...wholeCalendar,
    criteria,
    text,
    minKm,
    maxKm,
    confirmed: keys.confirmed === '1',
    from,
    to,
    page,
  }
  if (moved || lengths.moved) {
    return c.json<CalendarAnswer>({ redirect: pathFor(asked, locale), view: null })
  }
  if (from !== null && to !== null && from > to) throw new DomainError('invalid-query', 'to')
  if (minKm !== null && maxKm !== null && minKm > maxKm)
    throw new DomainError('invalid-query', 'maxKm')
  const today = c.var.clock.today()
  const reader = await readerOf(c.var.settings, keys)
  const { db, engine } = c.var
  const context = { db, engine, locale, today, rates: reader.rates, here: null }
  const facts = await findCalendar(context, asked)
  return c.json<CalendarAnswer>({
    redirect: null,
    view: presentCalendar(asked, facts, reader, today),
  })
})
