import type { EventFacts, FactChange } from '../schemas/event/event-facts.ts'
import { flattenFacts } from './paths.ts'
import { isSameFact } from './same-fact.ts'

/**
 * Changes that turn facts into others. A removed entry appears in its list and with each of its facts, so that it is not
 * lost if one of them was changed by others meanwhile.
 */
export function differences(from: EventFacts, to: EventFacts): FactChange[] {
  const before = flattenFacts(from)
  const after = flattenFacts(to)
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].flatMap((path) => {
    const change = { path, from: before.get(path) ?? null, to: after.get(path) ?? null }
    return isSameFact(change.from, change.to) ? [] : [change]
  })
}
