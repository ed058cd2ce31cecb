import { Hono } from 'hono'
import * as v from 'valibot'
import { saleView } from '../../../src/model/schemas/site/sale.ts'
import { findSale } from '../../domain/catalogue/prices/find-sale.ts'
import { presentSale } from '../../present/sale/sale.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'

const getSale = serve({
  id: 'getSale',
  area: 'events',
  summary: 'Lowered prices',
  text: 'Races whose organiser has lowered the price in the last 30 days, to less than in any of the 30 days before, with the lowest of these. Also editions with a price that ends in the next 30 days, and those whose sign-up closes in that time.',
  query: v.object(readerKeys),
  response: saleView,
  errors: [],
  cache: 'minutes',
  example: '/api/sale?locale=en',
})

export const sale = new Hono<ApiEnvironment>().get('/', getSale, async (c) => {
  const reader = await readerOf(c.var.settings, c.req.valid('query'))
  const facts = await findSale(c.var.db, reader.locale, c.var.clock.now().toISOString())
  return c.json(presentSale(facts, reader))
})
