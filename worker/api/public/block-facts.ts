import type { Context } from 'hono'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { Block } from '../../../src/model/blocks/block.ts'
import { readCalendarAddress } from '../../../src/model/blocks/calendar-address.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { checkCalendar, readCalendar } from '../../calendar-filters/read-calendar.ts'
import { searchFilters } from '../../calendar-filters/search-plan.ts'
import {
  editionCards,
  editionsByIds,
  readCards,
} from '../../domain/catalogue/cards/edition-cards.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { BlockReading, ListFacts } from '../../present/site/blocks.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { readQuery } from '../middleware/query.ts'
import { calendarQuery } from './calendar-query.ts'

type ListBlock = Extract<Block, { kind: 'list' }>

/** Language in which documents name calendars. */
const storedLocale = 'en'

/** The first editions of the calendar of a list; null if it has none, or if a place or organiser of it is gone. */
async function listFacts(
  { calendar, rows }: ListBlock,
  { db, engine, clock }: Context<ApiEnvironment>['var'],
  reader: Reader,
): Promise<ListFacts | null> {
  const address = calendar === null ? null : readCalendarAddress(calendar)
  if (address === null) return null
  const today = clock.today()
  try {
    const keys = readQuery(calendarQuery, {
      ...Object.fromEntries(address.query),
      criteria: address.criteria.join('/'),
      locale: storedLocale,
    })
    const { query, places } = await readCalendar(keys, {
      db,
      locale: storedLocale,
      here: null,
      today,
    })
    checkCalendar(query)
    const filters = searchFilters(query, {
      places,
      firstDay: clock.firstDay(),
      rates: reader.rates,
    })
    const found = await engine.search({ filters, today, sort: query.sort, limit: rows, offset: 0 })
    const ids = editionsByIds(found.editionIds)
    const [cards] = await readBatch(db, [editionCards(ids, reader.locale)])
    return { query, cards: readCards(cards, reader.locale) }
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Language of a reader, and the facts of the catalogue that the blocks of a page show. */
export async function readingOf(
  c: Pick<Context<ApiEnvironment>, 'var'>,
  blocks: readonly Block[],
  reader: Reader,
): Promise<BlockReading> {
  const lists = blocks.filter((each) => each.kind === 'list')
  const found = await Promise.all(
    lists.map(async (each) => ({ each, facts: await listFacts(each, c.var, reader) })),
  )
  return {
    reader,
    today: c.var.clock.today(),
    lists: new Map(
      found.flatMap(({ each, facts }) => (facts === null ? [] : [[each, facts] as const])),
    ),
  }
}
