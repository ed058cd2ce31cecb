import { eventShape } from '../../../../model/event-facts/event-shape.ts'
import { applyChanges } from '../../../../model/documents/apply-changes.ts'
import type { DocumentConflict } from '../../../../model/documents/conflict.ts'
import { withReplacedKeysIn } from '../../../../model/documents/replaced-keys.ts'
import type { EventFacts } from '../../../../model/schemas/event/event-facts.ts'
import type { Unsent } from './unsent.ts'

/** Facts with changes of earlier visits, and the conflicts that these meet by now. */
export interface Recovered {
  facts: EventFacts
  conflicts: DocumentConflict[]
}

/**
 * Applies the changes that an earlier visit did not send.
 * @param keys keys that entries got since, by those that the changes name
 */
export function applyUnsent(
  { facts, conflicts: former }: Recovered,
  { changes, conflicts }: Unsent,
  keys: Readonly<Record<string, string>>,
): Recovered {
  const moved = withReplacedKeysIn(eventShape, changes, keys)
  const open = [...former, ...withReplacedKeysIn(eventShape, conflicts, keys)]
  try {
    const applied = applyChanges(eventShape, facts, moved)
    const known = new Set(applied.conflicts.map(({ path }) => path))
    return {
      facts: applied.document,
      conflicts: [...open.filter(({ path }) => !known.has(path)), ...applied.conflicts],
    }
  } catch {
    // Values that no draft may hold: another version of the site stored them.
    return { facts, conflicts: open }
  }
}
