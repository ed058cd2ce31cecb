import type { EventFacts } from '../schemas/event/event-facts.ts'
import { countedFacts } from './counted-facts.ts'
import {
  completenessWeights,
  soughtFacts,
  type Circumstances,
  type CompletenessItem,
  type SoughtFact,
} from './sought-facts.ts'

export interface Completeness {
  /** Share of the weights that are met, 0 to 100. */
  percent: number
  /** Number of counted facts that are filled, and of all of them. */
  filled: number
  of: number
  missing: { item: CompletenessItem; path: string | null }[]
}

/** Share of the facts that are known of an event and its current edition. */
export function completenessOf(facts: EventFacts, circumstances: Circumstances): Completeness {
  const items = soughtFacts(facts, circumstances)
  const counted = countedFacts(facts, circumstances)
  const weightOf = (some: SoughtFact[]) =>
    some.reduce((sum, { item }) => sum + completenessWeights[item], 0)
  const met = weightOf(items.filter(({ isFilled }) => isFilled))
  return {
    percent: Math.round((100 * met) / weightOf(items)),
    filled: counted.filter(({ isFilled }) => isFilled).length,
    of: counted.length,
    missing: items.flatMap(({ item, path, isFilled }) => (isFilled ? [] : [{ item, path }])),
  }
}
