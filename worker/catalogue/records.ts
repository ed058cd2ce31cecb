import type { activity, race, ticketPrice } from '../domain/catalogue/races/race.table.ts'
import type { edition } from '../domain/catalogue/editions/edition.table.ts'
import type { event, eventText } from '../domain/catalogue/events/event.table.ts'
import type { organiser } from '../domain/catalogue/organisers/organiser.table.ts'

/** Rows for the catalogue's tables, with ids that only depend on the input's order. */
export interface CatalogueRecords {
  organiser: (typeof organiser.$inferInsert)[]
  event: (typeof event.$inferInsert)[]
  event_text: (typeof eventText.$inferInsert)[]
  edition: (typeof edition.$inferInsert)[]
  race: (typeof race.$inferInsert)[]
  activity: (typeof activity.$inferInsert)[]
  ticket_price: (typeof ticketPrice.$inferInsert)[]
}

/** Tables in the order in which their rows refer to each other. */
export const recordTables = [
  'organiser',
  'event',
  'event_text',
  'edition',
  'race',
  'activity',
  'ticket_price',
] as const satisfies readonly (keyof CatalogueRecords)[]

/** The last id given out in each table; portions of one catalogue share it. */
export type RecordIds = Record<Exclude<keyof CatalogueRecords, 'event_text'>, number>

export function noIds(): RecordIds {
  return { organiser: 0, event: 0, edition: 0, race: 0, activity: 0, ticket_price: 0 }
}

export function noRecords(): CatalogueRecords {
  return {
    organiser: [],
    event: [],
    event_text: [],
    edition: [],
    race: [],
    activity: [],
    ticket_price: [],
  }
}
