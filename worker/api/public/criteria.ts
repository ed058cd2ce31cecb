import { Hono } from 'hono'
import * as v from 'valibot'
import { nearestCriteriaView } from '../../../src/model/schemas/calendar.ts'
import type { NearestCriteriaView } from '../../../src/model/views.ts'
import { findNearestCriteria } from '../../domain/calendar/find-nearest-criteria.ts'
import { presentNearestCriteria } from '../../present/nearest-criteria.ts'
import { shortText } from '../../calendar-filters/key-schemas.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'

const getNearestCriteria = serve({
  id: 'getNearestCriteria',
  area: 'calendar',
  summary: 'Suggestions for an unknown word',
  text: 'Calendars with a similar word in place of the one that the calendar rejected with `criteria-not-found`; an empty list if no word is similar.',
  query: v.object({
    locale: localeKey,
    criteria: v.pipe(shortText(600), v.description('`criteria` of the rejected request.')),
    word: v.pipe(shortText(80), v.description('The unknown word in them: `field` of the error.')),
  }),
  response: nearestCriteriaView,
  errors: [],
  cache: 'minutes',
  example: '/api/criteria/nearest?criteria=runing/germany&word=runing&locale=en',
})

export const criteria = new Hono<ApiEnvironment>().get(
  '/nearest',
  getNearestCriteria,
  async (c) => {
    const { locale, criteria: path, word } = c.req.valid('query')
    const segments = path.split('/').filter((segment) => segment !== '')
    const nearest = await findNearestCriteria({ db: c.var.db, locale }, segments, word)
    return c.json<NearestCriteriaView>(presentNearestCriteria(nearest, locale))
  },
)
