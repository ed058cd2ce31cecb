import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'

/** Tables whose rows are entries of the facts. */
export type EntryTable = 'edition' | 'race' | 'activity' | 'ticket_price'

export type LastEntryIds = Record<EntryTable, number>

/** Keys of the entries that are rows already, by table. */
export function keysOfEntries({ editions }: EventFacts): Record<EntryTable, Set<string>> {
  const races = editions.flatMap((edition) => edition.races)
  const keys = (entries: readonly { key: string }[]) => new Set(entries.map(({ key }) => key))
  return {
    edition: keys(editions),
    race: keys(races),
    activity: keys(races.flatMap(({ legs }) => legs)),
    ticket_price: keys(races.flatMap(({ prices }) => prices)),
  }
}

/**
 * Gives entries the ids of their rows. A key is an id only if it is one of the event's own rows and not used before: a
 * draft may hold any number, and must not reach the rows of another event. Others get the next free id.
 */
export function createRowIds(
  keysOfEvent: Record<EntryTable, ReadonlySet<string>>,
  last: LastEntryIds,
): (table: EntryTable, key: string) => number {
  const next = { ...last }
  const used = new Set<string>()
  return (table, key) => {
    const entry = `${table} ${key}`
    if (keysOfEvent[table].has(key) && !used.has(entry)) {
      used.add(entry)
      return Number(key)
    }
    return (next[table] += 1)
  }
}
