import type { CityPoint, EventColumns } from './event-columns.ts'

export interface RowContext {
  eventId: number
  /** Cities that the facts name, by id. */
  cities: ReadonlyMap<number, CityPoint>
  /** Converts an amount into euro. */
  euro: (amount: number, currency: string) => number
}

export type Row = Record<string, unknown>

/** Rows of an event by table, without the columns that facts do not state, such as sources and the day of addition. */
export interface FactRows {
  event: { id: number } & EventColumns
  event_text: Row[]
  event_page_text: Row[]
  edition: Row[]
  race: Row[]
  activity: Row[]
  ticket_price: Row[]
}
