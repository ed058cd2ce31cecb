import type { EventFacts } from '../../schemas/event/event-facts.ts'
import { faultsOfEditions } from './edition-faults.ts'
import { faultsOfEvent } from './event-faults.ts'
import type { FactFaults } from './fault-codes.ts'

/** Rules that facts break, by path: all of them, for published facts as well as for a draft. */
export const faultsOf = (facts: EventFacts): FactFaults => ({
  ...faultsOfEvent(facts),
  ...faultsOfEditions(facts.editions),
})

/**
 * Faults that keep a draft from being published: those that the published facts do not have already, because a fault that
 * stood in the catalogue must not hinder other changes.
 * @param published null for a new event
 */
export function newFaults(facts: EventFacts, published: EventFacts | null): FactFaults {
  const former = published === null ? {} : faultsOf(published)
  return Object.fromEntries(
    Object.entries(faultsOf(facts)).filter(([path, fault]) => former[path] !== fault),
  )
}
