import { newKey } from '../../../../model/event-facts/empty-facts.ts'
import type { EventFacts, RaceFacts } from '../../../../model/schemas/event/event-facts.ts'

/** Changes of the list of an edition's races. Facts are not changed in place. */

export function withRaces(
  facts: EventFacts,
  edition: string,
  change: (races: RaceFacts[]) => RaceFacts[],
): EventFacts {
  const editions = facts.editions.map((each) =>
    each.key === edition ? { ...each, races: change(each.races) } : each,
  )
  return { ...facts, editions }
}

/** A copy of a race with keys of its own. */
export const copyOf = (race: RaceFacts): RaceFacts => ({
  ...race,
  key: newKey(),
  legs: race.legs.map((leg) => ({ ...leg, key: newKey() })),
  prices: race.prices.map((price) => ({ ...price, key: newKey() })),
  course: null,
})

/** The list with the entry at `from` moved to `to`; positions beyond the ends are the ends. */
export function moved<T>(entries: readonly T[], from: number, to: number): T[] {
  const rest = entries.filter((_, index) => index !== from)
  const [entry] = entries.slice(from, from + 1)
  if (entry === undefined) return rest
  const at = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, at), entry, ...rest.slice(at)]
}
