import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { EntryTable } from './row-ids.ts'

/** Facts whose keys are the ids of their rows. */
export function withRowKeys(
  facts: EventFacts,
  idOf: (table: EntryTable, key: string) => number,
): EventFacts {
  const keyed = <T extends { key: string }>(table: EntryTable, entry: T): T => ({
    ...entry,
    key: String(idOf(table, entry.key)),
  })
  return {
    ...facts,
    editions: facts.editions.map((edition) => ({
      ...keyed('edition', edition),
      races: edition.races.map((race) => ({
        ...keyed('race', race),
        legs: race.legs.map((leg) => keyed('activity', leg)),
        prices: race.prices.map((price) => keyed('ticket_price', price)),
      })),
    })),
  }
}
