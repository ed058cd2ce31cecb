import { Hono } from 'hono'
import * as v from 'valibot'
import { addDays, mondayOf } from '../../src/model/usual-date.ts'
import { findHome } from '../domain/home/find-home.ts'
import { presentHome } from '../present/home.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { query, readerKeys } from './middleware/query.ts'
import { readerOf } from './middleware/reader.ts'

export const home = new Hono<ApiEnvironment>().get('/', query(v.object(readerKeys)), async (c) => {
  const reader = await readerOf(c.var.settings, c.req.valid('query'))
  const today = c.var.clock.today()
  const thisFriday = addDays(mondayOf(today), 4)
  const facts = await findHome(c.var.db, reader.locale, thisFriday)
  return c.json(presentHome(facts, reader, today, thisFriday))
})
