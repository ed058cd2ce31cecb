import { eventShape } from '../../../../model/event-facts/event-shape.ts'
import { applyChanges } from '../../../../model/documents/apply-changes.ts'
import type { EventFacts } from '../../../../model/schemas/event/event-facts.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import type { Unsent } from './unsent.ts'

export interface RecoveredDraft {
  store: DraftStore
  /** The unsent changes with the conflicts they meet by now; null without any. */
  unsent: Unsent | null
}

/** The store of a draft, with the changes of an earlier visit that the server does not have. */
export function recoverDraft(facts: EventFacts, unsent: Unsent | null): RecoveredDraft {
  const store = createDraftStore(facts)
  if (unsent === null) return { store, unsent }
  try {
    const applied = applyChanges(eventShape, facts, unsent.changes)
    store.update(() => applied.document)
    const known = new Set(applied.conflicts.map(({ path }) => path))
    const conflicts = [
      ...unsent.conflicts.filter(({ path }) => !known.has(path)),
      ...applied.conflicts,
    ]
    return { store, unsent: { ...unsent, conflicts } }
  } catch {
    // Values that no draft may hold: another version of the site stored them.
    return { store, unsent: null }
  }
}
