import { Hono } from 'hono'
import * as v from 'valibot'
import type { NearestCriteriaView } from '../../src/model/views.ts'
import { findNearestCriteria } from '../domain/calendar/find-nearest-criteria.ts'
import { presentNearestCriteria } from '../present/nearest-criteria.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { localeKey, query } from './middleware/query.ts'

const nearestQuery = v.object({
  locale: localeKey,
  /** Segments of a calendar's path, joined by "/", decoded, in the language of `locale`. */
  criteria: v.pipe(v.string(), v.maxLength(600)),
  /** The one among them that the calendar refused. */
  word: v.pipe(v.string(), v.maxLength(80)),
})

/** What may have been meant where the calendar answers 'criteria-not-found'; an empty list where nothing is near. */
export const criteria = new Hono<ApiEnvironment>().get(
  '/nearest',
  query(nearestQuery),
  async (c) => {
    const { locale, criteria: path, word } = c.req.valid('query')
    const segments = path.split('/').filter((segment) => segment !== '')
    const nearest = await findNearestCriteria({ db: c.var.db, locale }, segments, word)
    return c.json<NearestCriteriaView>(presentNearestCriteria(nearest, locale))
  },
)
