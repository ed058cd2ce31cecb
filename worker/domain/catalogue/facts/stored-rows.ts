import * as v from 'valibot'
import { isLocale } from '../../../../src/model/locales.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { edition } from '../editions/edition.table.ts'
import type { event, eventPageText, eventText } from '../events/event.table.ts'
import type { activity, race, ticketPrice } from '../races/race.table.ts'

/** Rows of one event. */
export interface StoredRows {
  event: typeof event.$inferSelect
  names: (typeof eventText.$inferSelect)[]
  texts: (typeof eventPageText.$inferSelect)[]
  editions: (typeof edition.$inferSelect)[]
  /** In their order. */
  races: (typeof race.$inferSelect)[]
  legs: (typeof activity.$inferSelect)[]
  prices: (typeof ticketPrice.$inferSelect)[]
  cities: { id: number; lat: number; lon: number }[]
}

const textsColumn = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Texts of a column by locale; languages that the site does not have are left out. */
export const textsOf = (column: string): EventFacts['names'] =>
  Object.fromEntries(
    Object.entries(v.parse(textsColumn, column)).filter(([locale]) => isLocale(locale)),
  )
