import { applyChanges } from '../../../model/documents/apply-changes.ts'
import type { DocumentConflict } from '../../../model/documents/conflict.ts'
import { withReplacedKeysIn } from '../../../model/documents/replaced-keys.ts'
import type { DocumentShape } from '../../../model/documents/shape.ts'
import type { EventFacts } from '../../../model/schemas/event/event-facts.ts'
import type { Unsent } from './unsent.ts'

/** A document with changes of earlier visits, and the conflicts that these meet by now. */
export interface Recovered<Doc extends object = EventFacts> {
  facts: Doc
  conflicts: DocumentConflict[]
}

/**
 * Applies the changes that an earlier visit did not send.
 * @param keys keys that entries got since, by those that the changes name
 */
export function applyUnsent<Doc extends object>(
  shape: DocumentShape<Doc>,
  { facts, conflicts: former }: Recovered<Doc>,
  { changes, conflicts }: Unsent,
  keys: Readonly<Record<string, string>>,
): Recovered<Doc> {
  const moved = withReplacedKeysIn(shape, changes, keys)
  const open = [...former, ...withReplacedKeysIn(shape, conflicts, keys)]
  try {
    const applied = applyChanges(shape, facts, moved)
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
