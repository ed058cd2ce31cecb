import { Hono } from 'hono'
import * as v from 'valibot'
import { searchTextMaxBytes } from '../../../src/model/values/limits.ts'
import {
  meantCriteriaView,
  nearestCriteriaView,
} from '../../../src/model/schemas/calendar/calendar.ts'
import type { MeantCriteriaView, NearestCriteriaView } from '../../../src/model/views.ts'
import { criteriaOfText } from '../../domain/calendar/criteria-of-text.ts'
import { findNearestCriteria } from '../../domain/calendar/find-nearest-criteria.ts'
import {
  presentMeantCriteria,
  presentNearestCriteria,
} from '../../present/calendar/nearest-criteria.ts'
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

const getMeantCriteria = serve({
  id: 'getMeantCriteria',
  area: 'calendar',
  summary: 'Calendar that a text means',
  text: 'A text of two or more sports, distances, countries, months and years and of nothing else, in the requested language, in English or in another, means the calendar with these filters: `trail 50k france july`. A month without a year is the next one. The calendar reads its `text` likewise.',
  query: v.object({
    locale: localeKey,
    text: v.pipe(
      shortText(searchTextMaxBytes),
      v.description('Any text, such as one that is being typed.'),
    ),
  }),
  response: meantCriteriaView,
  errors: [],
  cache: 'minutes',
  example: '/api/criteria/meant?text=trail%2050k%20france&locale=en',
})

export const criteria = new Hono<ApiEnvironment>()
  .get('/meant', getMeantCriteria, (c) => {
    const { locale, text } = c.req.valid('query')
    const meant = criteriaOfText(text, locale, c.var.clock.today())
    return c.json<MeantCriteriaView>(presentMeantCriteria(meant, locale))
  })
  .get('/nearest', getNearestCriteria, async (c) => {
    const { locale, criteria: path, word } = c.req.valid('query')
    const segments = path.split('/').filter((segment) => segment !== '')
    const nearest = await findNearestCriteria({ db: c.var.db, locale }, segments, word)
    return c.json<NearestCriteriaView>(presentNearestCriteria(nearest, locale))
  })
