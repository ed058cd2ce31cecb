import type { activity, race, ticketPrice } from '../races/race.table.ts'
import type { edition } from '../editions/edition.table.ts'
import type { organiser } from '../organisers/organiser.table.ts'
import type { event, eventText } from './event.table.ts'

/** Rows of events for each table that holds facts of them. */
export interface EventRows {
  organiser: (typeof organiser.$inferInsert)[]
  event: (typeof event.$inferInsert)[]
  event_text: (typeof eventText.$inferInsert)[]
  edition: (typeof edition.$inferInsert)[]
  race: (typeof race.$inferInsert)[]
  activity: (typeof activity.$inferInsert)[]
  ticket_price: (typeof ticketPrice.$inferInsert)[]
}

/** Tables in an order of insertion that satisfies their foreign keys. */
export const rowTables = [
  'organiser',
  'event',
  'event_text',
  'edition',
  'race',
  'activity',
  'ticket_price',
] as const satisfies readonly (keyof EventRows)[]

/** The highest id of each table so far; the next row gets the next one. */
export type LastIds = Record<Exclude<keyof EventRows, 'event_text'>, number>

/** Ids of an empty database. */
export function noIds(): LastIds {
  return { organiser: 0, event: 0, edition: 0, race: 0, activity: 0, ticket_price: 0 }
}

export function noRows(): EventRows {
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
