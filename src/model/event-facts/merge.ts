import type { EventFacts } from '../schemas/event/event-facts.ts'
import { applyChanges, type AppliedChanges } from './apply-changes.ts'
import { differences } from './differences.ts'

/** Three-way merge: what I changed since the base, applied to their facts. In a conflict their value stays. */
export const mergeFacts = (
  base: EventFacts,
  mine: EventFacts,
  theirs: EventFacts,
): AppliedChanges => applyChanges(theirs, differences(base, mine))
