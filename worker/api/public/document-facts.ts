import type { Context } from 'hono'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { Block } from '../../../src/model/blocks/block.ts'
import { eventsOfFigure, type Figure } from '../../../src/model/blocks/figure.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { checkCalendar, readKeys } from '../../calendar-filters/read-calendar.ts'
import { searchFilters } from '../../calendar-filters/search-plan.ts'
import { findPlaces } from '../../domain/calendar/find-places.ts'
import { findFigureFacts } from '../../domain/content/articles/find-figure-facts.ts'
import { fileReader } from '../../http/static-files.ts'
import { headingWords } from '../../present/calendar/calendar-heading.ts'
import { pathFor } from '../../present/paths/calendar-path.ts'
import { presentPlate } from '../../present/site/document-plate.ts'
import type { CalendarCount, DocumentFacts } from '../../present/site/document-figure.ts'
import { calendarHeading } from '../../present/texts/calendar-heading.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { readQuery } from '../middleware/query.ts'
import { calendarQuery } from './calendar-query.ts'

type ApiContext = Context<ApiEnvironment>

/** Language in which documents name calendars. */
const storedLocale = 'en'

/** Number of events of a calendar; null for one that does not exist any more. */
async function countCalendar(
  { var: { db, engine, clock } }: ApiContext,
  address: string,
  { locale, rates }: Reader,
): Promise<CalendarCount | null> {
  const today = clock.today()
  const { pathname, searchParams } = new URL(address, 'https://startline.invalid')
  const criteria = pathname.split('/').slice(2).join('/')
  try {
    const read = { ...Object.fromEntries(searchParams), locale: storedLocale, criteria }
    const { query } = readKeys(readQuery(calendarQuery, read), today)
    checkCalendar(query)
    const places = await findPlaces({ db, locale, here: null }, query)
    const named = { ...query, criteria: places.criteria }
    const filters = searchFilters(named, { places, firstDay: clock.firstDay(), rates })
    const { total } = await engine.search({ filters, today, limit: 0, offset: 0 })
    const label = calendarHeading(headingWords(named, places, locale), { locale })
    return { label, path: pathFor(named, locale), events: total }
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Facts of the catalogue for the cards and drawings of a document. @param further events whose cards are needed besides */
export async function documentFacts(
  c: ApiContext,
  blocks: readonly Block[],
  reader: Reader,
  further: { drawing?: Figure | null; events?: readonly string[] } = {},
): Promise<DocumentFacts> {
  const { drawing = null, events = [] } = further
  const figures = [
    ...(drawing === null ? [] : [drawing]),
    ...blocks.flatMap((each) =>
      each.kind === 'figure' && each.figure !== null ? each.figure : [],
    ),
  ]
  const named = blocks.flatMap((each) =>
    each.kind === 'event' && each.event !== null ? each.event : [],
  )
  const at = c.var.clock.now().toISOString()
  const shown = [...new Set([...events, ...named, ...figures.flatMap(eventsOfFigure)])]
  const found = await findFigureFacts(c.var.db, { events: shown, figures }, reader.locale, at)
  const plates = figures.flatMap((each) => (each.of === 'plate' ? each.event : []))
  const calendars = figures.flatMap((each) => (each.of === 'count' ? each.calendars : []))
  const read = fileReader(c.env, new URL(c.req.url).origin)
  const [drawn, counted] = await Promise.all([
    Promise.all(
      plates.map(
        async (each) => [each, await presentPlate(found.cards.get(each), reader, read)] as const,
      ),
    ),
    Promise.all(
      calendars.map(async (each) => [each, await countCalendar(c, each, reader)] as const),
    ),
  ])
  return {
    ...found,
    reader,
    today: at.slice(0, 10),
    plates: new Map(drawn.flatMap(([event, map]) => (map === null ? [] : [[event, map]]))),
    counts: new Map(counted.flatMap(([path, of]) => (of === null ? [] : [[path, of]]))),
  }
}
