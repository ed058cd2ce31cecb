import type { EditionFacts, EventFacts } from '../schemas/event/event-facts.ts'
import { requiredFacts, unstatedFacts } from './faults/required-facts.ts'
import { currentEdition } from './next-edition.ts'
import { raceKey, soughtFacts, type Circumstances, type CountedFact } from './sought-facts.ts'

/**
 * Facts of an event and its current edition that publishing requires, by its own rules, and those that athletes look for.
 * A price step or a place of its own that the edition need not have adds none.
 */
export function countedFacts(facts: EventFacts, circumstances: Circumstances): CountedFact[] {
  const edition = currentEdition(facts, circumstances.today)
  const needed = { ...facts, editions: edition === null ? [] : [withoutOptionalEntries(edition)] }
  const unstated = new Set(unstatedFacts(needed))
  const counted = new Map<string, CountedFact>()
  const count = (fact: CountedFact) => {
    const { item, path, isFilled } = counted.get(fact.key) ?? fact
    counted.set(fact.key, {
      key: fact.key,
      item: fact.item ?? item,
      path: isFilled ? fact.path : path,
      isFilled: isFilled && fact.isFilled,
    })
  }
  for (const path of requiredFacts(needed))
    count({ key: keyOf(path), item: null, path, isFilled: !unstated.has(path) })
  for (const item of soughtFacts(facts, circumstances)) count(item)
  return [...counted.values()]
}

const withoutOptionalEntries = (edition: EditionFacts): EditionFacts => ({
  ...edition,
  place: null,
  races: edition.races.map((race) => ({ ...race, prices: [] })),
})

/** Name of a field, apart for those of races. */
function keyOf(path: string): string {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return path.includes('.races.') ? raceKey(field) : field
}
