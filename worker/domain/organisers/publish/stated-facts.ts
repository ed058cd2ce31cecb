import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import { emptyEvent } from '../../../../src/model/event-facts/empty-facts.ts'
import { newFaults } from '../../../../src/model/event-facts/faults/faults-of.ts'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import { withFormerDates } from '../../catalogue/facts/news-of-facts.ts'
import type { StoredFacts } from '../../catalogue/facts/read-facts.ts'

/** Facts as a publication states them, and the faults that keep them from being published. @param today ISO date */
export function statedFacts(
  stored: StoredFacts | null,
  facts: EventFacts,
  today: string,
): { stated: EventFacts; faults: FactFaults } {
  const stated = withFormerDates(stored?.facts ?? emptyEvent(), normaliseFacts(facts), today)
  return { stated, faults: newFaults(stated, stored?.facts ?? null) }
}
