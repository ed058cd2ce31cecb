import { Hono } from 'hono'
import * as v from 'valibot'
import { addDays, mondayOf } from '../../src/model/usual-date.ts'
import { findHome } from '../domain/home/find-home.ts'
import { presentHome } from '../present/home.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { localeKey, query } from './middleware/query.ts'

export const home = new Hono<ApiEnvironment>().get(
  '/',
  query(v.object({ locale: localeKey })),
  async (c) => {
    const { locale } = c.req.valid('query')
    const today = c.var.clock.today()
    const thisFriday = addDays(mondayOf(today), 4)
    const facts = await findHome(c.var.db, locale, thisFriday)
    return c.json(presentHome(facts, locale, today, thisFriday))
  },
)
