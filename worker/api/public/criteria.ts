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
  summary: 'What an unknown word may have meant',
  text: 'Calendars to go on with where the calendar answered `criteria-not-found`; an empty list where nothing is near.',
  query: v.object({
    locale: localeKey,
    criteria: v.pipe(shortText(600), v.description('`criteria` as the calendar was asked.')),
    word: v.pipe(
      shortText(80),
      v.description('The word among them that it refused: `field` of its error.'),
    ),
  }),
  answer: nearestCriteriaView,
  errors: [],
  keep: 'minutes',
  example: '/api/criteria/nearest?criteria=runing/germany&word=runing&locale=en',
})

/** What may have been meant where the calendar answers 'criteria-not-found'; an empty list where nothing is near. */
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
