import { Hono } from 'hono'
import * as v from 'valibot'
import { comparisonView } from '../../../src/model/schemas/event/comparison.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { knownEvents, readKnownEvents } from '../../domain/catalogue/comparisons/known-events.ts'
import { findEvent } from '../../domain/catalogue/events/find-event.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { presentComparison } from '../../present/comparison/comparison.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'

const compareEvents = serve({
  id: 'compareEvents',
  area: 'events',
  summary: 'Two events on one scale',
  text: 'The first race of known length of two events: bars of one number of kilometres each, and their distance, climb, km-effort and night. Figures that neither has are left out.\n\nThe order of the two does not matter. A race in water and one on land cannot be compared, and neither can races whose length is not announced.',
  path: {
    first: 'Identifier of an event, as in lists and search results.',
    second: 'Identifier of another event.',
  },
  query: v.object(readerKeys),
  response: comparisonView,
  errors: ['event-not-found', 'edition-not-found', 'not-comparable'],
  cache: 'minutes',
  example: '/api/compare/tor-des-geants/utmb-mont-blanc?locale=en',
})

export const compare = new Hono<ApiEnvironment>().get(
  '/:first/:second',
  compareEvents,
  async (c) => {
    const reader = await readerOf(c.var.settings, c.req.valid('query'))
    const { locale } = reader
    const at = c.var.clock.now().toISOString()
    const [first = '', second = ''] = [c.req.param('first'), c.req.param('second')]
      .map(presentPermalink)
      .toSorted()
    if (first === second) throw new DomainError('not-comparable', 'same')
    const find = async (permalink: string) =>
      await findEvent(c.var.db, { permalink, date: null, locale, at }, () =>
        permalink === first ? [knownEvents()] : [],
      ).catch((error: unknown) => {
        const isUnknown = error instanceof DomainError && error.code === 'event-not-found'
        throw isUnknown ? new DomainError('event-not-found', permalink.slice(0, 200)) : error
      })
    const [one, other] = await Promise.all([find(first), find(second)])
    const known = readKnownEvents(one.further[0], locale)
    return c.json(presentComparison(one, other, known, reader))
  },
)
