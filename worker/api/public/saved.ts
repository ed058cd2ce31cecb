import { Hono } from 'hono'
import * as v from 'valibot'
import { savedEventsPerRequest } from '../../../src/model/values/limits.ts'
import { isPermalink } from '../../../src/model/members/saved-events.ts'
import { savedView } from '../../../src/model/schemas/event/edition-card.ts'
import type { SavedView } from '../../../src/model/views.ts'
import { findEventCards } from '../../domain/catalogue/events/find-event-cards.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { editionCard } from '../../present/cards/edition-card.ts'
import { savedComparisons } from '../../present/saved/saved-comparisons.ts'
import { monthsOf } from '../../present/saved/saved-months.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'

/** Permalinks joined by full stops. Their number and lengths are checked below, because repeated ones count once. */
const permalinkList = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/u

const listSavedEvents = serve({
  id: 'listSavedEvents',
  area: 'pages',
  summary: 'Event cards by permalink',
  text: 'A card of the next edition of each event, or of its last if none is ahead. Unknown permalinks are left out. `months` has the headings under which a list by date shows the cards.',
  query: v.object({
    ...readerKeys,
    permalinks: v.pipe(
      v.string(),
      v.description(
        `Up to ${savedEventsPerRequest} permalinks joined by full stops, which none of them contains.`,
      ),
      v.regex(permalinkList),
      v.transform((text) => [...new Set(text.split('.', savedEventsPerRequest + 1))]),
      v.maxLength(savedEventsPerRequest),
      v.everyItem(isPermalink),
    ),
  }),
  response: savedView,
  errors: [],
  cache: 'minutes',
  example: '/api/saved?permalinks=berlin-marathon.vasaloppet',
})

/**
 * Cards of the events that a browser has saved, at most 50. Unknown permalinks are left out.
 * @throws DomainError invalid-query
 */
export const saved = new Hono<ApiEnvironment>().get('/', listSavedEvents, async (c) => {
  const { permalinks, ...keys } = c.req.valid('query')
  const reader = await readerOf(c.var.settings, keys)
  const at = c.var.clock.now().toISOString()
  const present = [...new Set(permalinks.map(presentPermalink))]
  const found = await findEventCards(c.var.db, present, reader.locale, at)
  const view: SavedView = {
    cards: found.map((facts) => editionCard(facts, reader)),
    months: monthsOf(
      found.map(({ date }) => date),
      reader.locale,
    ),
    comparisons: savedComparisons(found, reader.now, reader.locale),
  }
  return c.json(view)
})
