import { Hono } from 'hono'
import * as v from 'valibot'
import { longDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import {
  defaultReviewSort,
  reviewLimits,
  reviewSorts,
} from '../../../src/model/community/reviews.ts'
import { cleanBibName } from '../../../src/model/event/bib-name.ts'
import { eventAnswer } from '../../../src/model/schemas/event/event.ts'
import { undrawnIn } from '../../cards/fonts.ts'
import { findEvent } from '../../domain/catalogue/events/find-event.ts'
import { approvedReviews } from '../../domain/community/reviews/find-reviews.ts'
import { readSale, salesOf } from '../../domain/commerce/sales/sale-state.ts'
import { shownPictures } from '../../domain/catalogue/cards/shown-pictures.ts'
import { eventArticles } from '../../domain/content/articles/event-articles.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { fileReader } from '../../http/static-files.ts'
import { presentBib } from '../../present/event/bib.ts'
import { presentEventAnswer } from '../../present/event/event.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { cachePolicies, serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'

const getEvent = serve({
  id: 'getEvent',
  area: 'events',
  summary: 'An event with its races',
  text: 'Names, place, organiser, official site, source of the facts, one edition with its races, up to 60 editions and up to six similar events.\n\nWithout `date` the edition is the next one, or the last if none is ahead. Unknown facts are null.',
  path: { permalink: 'Identifier of the event, as in lists and search results.' },
  query: v.object({
    ...readerKeys,
    date: v.optional(
      v.pipe(
        v.string(),
        v.isoDate(),
        v.description('A day of the edition to return, or its date before it was moved.'),
      ),
    ),
    sortBy: v.optional(
      v.pipe(v.picklist(reviewSorts), v.description('Order of the reviews.')),
      defaultReviewSort,
    ),
    bib: v.optional(
      v.pipe(
        v.string(),
        v.description('A name: the response then has a bib with it, and no cache may store it.'),
      ),
    ),
    limit: v.pipe(
      v.optional(v.picklist(reviewLimits), reviewLimits[0]),
      v.description('Number of reviews: 10, 20, 30, 40 or 50.'),
      v.transform(Number),
    ),
  }),
  response: eventAnswer,
  errors: ['event-not-found', 'edition-not-found'],
  cache: 'minutes',
  example: '/api/events/berlin-marathon?locale=en',
})

/** "1 January 2021" for the sentence of the 404 page; a day that no month has stays as it is. */
function dayInWords(isoDate: string, locale: Locale): string {
  const at = new Date(`${isoDate}T00:00:00Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoDate)
  return isDay ? longDate(isoDate, locale) : isoDate
}

export const events = new Hono<ApiEnvironment>().get('/:permalink', getEvent, async (c) => {
  const { date, sortBy, limit, bib, ...keys } = c.req.valid('query')
  const reader = await readerOf(c.var.settings, keys)
  const { locale } = reader
  const now = c.var.clock.now()
  const at = now.toISOString()
  const permalink = presentPermalink(c.req.param('permalink'))
  const facts = await findEvent(
    c.var.db,
    { permalink, date: date ?? null, locale, at },
    (event) => [
      ...approvedReviews(event, { sort: sortBy, limit, offset: 0 }),
      shownPictures(event),
      eventArticles(permalink, locale, now),
      salesOf(event, now),
    ],
  ).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'edition-not-found'
      ? new DomainError(error.code, dayInWords(date ?? '', locale))
      : error
  })
  const { today } = facts.event
  const sale = readSale(facts.further.at(-1), facts.edition.id, now)
  const read = fileReader(c.env, new URL(c.req.url).origin)
  const answer = await presentEventAnswer({ ...facts, sale }, { reader, today, sort: sortBy, read })
  if (bib === undefined) return c.json(answer)
  const name = cleanBibName(bib)
  const lacking = await undrawnIn(name, locale, read)
  c.header('cache-control', cachePolicies.private)
  const path = answer.alternates[locale] ?? ''
  return c.json({ ...answer, bib: presentBib(facts, { name, lacking }, { locale, today, path }) })
})
