import { Hono } from 'hono'
import * as v from 'valibot'
import { homeView, nearView } from '../../../src/model/schemas/site/home.ts'
import { addDays, mondayOf } from '../../../src/model/values/dates.ts'
import { findHome } from '../../domain/catalogue/home/find-home.ts'
import { findNear } from '../../domain/catalogue/home/find-near.ts'
import { fileReader } from '../../http/static-files.ts'
import { presentHome } from '../../present/home/home.ts'
import { presentNear } from '../../present/home/home-near.ts'
import { presentNearMaps } from '../../present/cards/near-maps.ts'
import { hereKey, hereOf } from './here.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'

const getHome = serve({
  id: 'getHome',
  area: 'pages',
  summary: 'The home page',
  text: 'Content of the home page: counts, editions of the weekend, the 52 weeks of the season strip, confirmed dates, sign-ups about to open, sports, eight distances and selected editions.',
  query: v.object(readerKeys),
  response: homeView,
  errors: [],
  cache: 'minutes',
  example: '/api/home',
})

const listNear = serve({
  id: 'listNear',
  area: 'pages',
  summary: 'Events near the reader',
  text: 'The nearest upcoming editions. The response is for one reader and must not be cached.',
  query: v.object({ ...readerKeys, here: hereKey }),
  response: nearView,
  errors: [],
  cache: 'private',
  example: '/api/home/near?here=48.1,11.6',
})

export const home = new Hono<ApiEnvironment>()
  .get('/', getHome, async (c) => {
    const reader = await readerOf(c.var.settings, c.req.valid('query'))
    const today = c.var.clock.today()
    const thisFriday = addDays(mondayOf(today), 4)
    const facts = await findHome(c.var.db, reader.locale, thisFriday)
    return c.json(presentHome(facts, reader, today, thisFriday))
  })
  .get('/near', listNear, async (c) => {
    const keys = c.req.valid('query')
    const reader = await readerOf(c.var.settings, keys)
    const origin = hereOf(c, keys.here)
    if (origin === null) return c.json({ ...presentNear([], reader, null), plates: null })
    const facts = await findNear(c.var, origin, reader.locale)
    const read = fileReader(c.env, new URL(c.req.url).origin)
    return c.json({
      ...presentNear(facts.cards, reader, origin),
      plates: await presentNearMaps(facts, origin, reader, read),
    })
  })
