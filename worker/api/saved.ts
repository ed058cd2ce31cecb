import { Hono } from 'hono'
import * as v from 'valibot'
import { savedEventsAQuestion } from '../../src/model/limits.ts'
import { isPermalink } from '../../src/model/saved-events.ts'
import type { SavedView } from '../../src/model/views.ts'
import { findEventCards } from '../domain/events/find-event-cards.ts'
import { editionCard } from '../present/edition-card.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { query, readerKeys } from './middleware/query.ts'
import { readerOf } from './middleware/reader.ts'

/** Permalinks joined by full stops, which none of them contains. */
const savedQuery = v.object({
  ...readerKeys,
  permalinks: v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split('.', savedEventsAQuestion + 1))]),
    v.maxLength(savedEventsAQuestion),
    v.everyItem(isPermalink),
  ),
})

/**
 * Cards of the events that a browser has saved (a SavedView), at most 50; an event that is unknown is left out.
 * @throws DomainError invalid-query
 */
export const saved = new Hono<ApiEnvironment>().get('/', query(savedQuery), async (c) => {
  const { permalinks, ...keys } = c.req.valid('query')
  const reader = await readerOf(c.var.settings, keys)
  const today = c.var.clock.today()
  const found = await findEventCards(c.var.db, permalinks, reader.locale, today)
  const view: SavedView = { cards: found.map((facts) => editionCard(facts, reader, today)) }
  return c.json(view)
})
