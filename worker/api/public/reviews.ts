import { Hono } from 'hono'
import * as v from 'valibot'
import { reviewsPageSize } from '../../../src/model/values/limits.ts'
import { defaultReviewSort, reviewSorts } from '../../../src/model/community/reviews.ts'
import { reviewListView } from '../../../src/model/schemas/community/review-views.ts'
import { findReviews } from '../../domain/community/reviews/find-reviews.ts'
import { presentReviewList } from '../../present/community/reviews.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'

/** A whole number in a query, without sign, fraction or exponent. */
const wholeKey = (pattern: RegExp, description: string) =>
  v.pipe(v.string(), v.regex(pattern), v.description(description), v.transform(Number))

const getReviews = serve({
  id: 'getReviews',
  area: 'events',
  summary: 'Reviews of an event',
  text: 'Reviews that a moderator has approved, in pages. A page with fewer reviews than `limit` is the last.',
  query: v.object({
    ...readerKeys,
    eventId: wholeKey(/^[1-9]\d{0,14}$/u, 'Number of the event.'),
    wmId: v.optional(v.pipe(v.string(), v.description('Accepted and not used.'))),
    limit: v.optional(
      wholeKey(/^(?:[1-9]|[1-4]\d|50)$/u, 'Reviews of a page, 1 to 50.'),
      String(reviewsPageSize),
    ),
    offset: v.optional(
      wholeKey(/^(?:0|[1-9]\d{0,5})$/u, 'Reviews to leave out before the page.'),
      '0',
    ),
    sortBy: v.optional(
      v.pipe(v.picklist(reviewSorts), v.description('Order of the list.')),
      defaultReviewSort,
    ),
  }),
  response: reviewListView,
  errors: [],
  cache: 'minute',
  example: '/api/models/reviews?eventId=1&locale=en',
})

export const reviews = new Hono<ApiEnvironment>().get('/', getReviews, async (c) => {
  const { eventId, limit, offset, sortBy, ...keys } = c.req.valid('query')
  const reader = await readerOf(c.var.settings, keys)
  const page = { sort: sortBy, limit, offset }
  const facts = await findReviews(c.var.db, eventId, page, reader.locale)
  return c.json(presentReviewList(facts, reader, offset))
})
