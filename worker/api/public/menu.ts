import { Hono } from 'hono'
import * as v from 'valibot'
import { menuView } from '../../../src/model/schemas/site/frame.ts'
import { presentMenu } from '../../present/site/menu.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'

const getMenu = serve({
  id: 'getMenu',
  area: 'pages',
  summary: 'Sports and currencies',
  text: 'Groups of sports with the paths of their pages, and the 16 currencies with symbol and name.',
  query: v.object({ locale: localeKey }),
  response: menuView,
  errors: [],
  cache: 'minutes',
  example: '/api/menu?locale=ja',
})

export const menu = new Hono<ApiEnvironment>().get('/', getMenu, (c) =>
  c.json(presentMenu(c.req.valid('query').locale)),
)
