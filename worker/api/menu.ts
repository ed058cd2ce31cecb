import { Hono } from 'hono'
import * as v from 'valibot'
import { presentMenu } from '../present/menu.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { localeKey, query } from './middleware/query.ts'

/** The main menu: groups with their sports. */
export const menu = new Hono<ApiEnvironment>().get(
  '/',
  query(v.object({ locale: localeKey })),
  (c) => c.json(presentMenu(c.req.valid('query').locale)),
)
