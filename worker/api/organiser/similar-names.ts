import { Hono } from 'hono'
import { presentSimilarNames } from '../../present/draft.ts'
import { queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

/** Events that the answer names. */
const similarNamesLimit = 5

/** `GET ?name&locale` → { events }: published events with a name like this, with city and date; none for a short one. */
export const similarNames = new Hono<MemberEnvironment>().get('/', async (c) => {
  const locale = queryLocale(c)
  const text = c.req.query('name') ?? ''
  const found = await c.var.autocomplete.suggest({ text, locale, limit: similarNamesLimit })
  return c.json(presentSimilarNames(found, locale))
})
