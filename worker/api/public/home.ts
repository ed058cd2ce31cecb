import { Hono } from 'hono'
import * as v from 'valibot'
import { homeView } from '../../../src/model/schemas/home.ts'
import { addDays, mondayOf } from '../../../src/model/dates.ts'
import { findHome } from '../../domain/catalogue/home/find-home.ts'
import { presentHome } from '../../present/home.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from '../middleware/query.ts'

const getHome = serve({
  id: 'getHome',
  area: 'pages',
  summary: 'The home page',
  text: 'Content of the home page: counts, editions of the weekend, the 52 weeks of the season strip, eight distances and selected editions.',
  query: v.object(readerKeys),
  response: homeView,
  errors: [],
  cache: 'minutes',
  example: '/api/home',
})

export const home = new Hono<ApiEnvironment>().get('/', getHome, async (c) => {
  const reader = await readerOf(c.var.settings, c.req.valid('query'))
  const today = c.var.clock.today()
  const thisFriday = addDays(mondayOf(today), 4)
  const facts = await findHome(c.var.db, reader.locale, thisFriday)
  return c.json(presentHome(facts, reader, today, thisFriday))
})
