import type { FactChange } from '../schemas/event/event-facts.ts'
import type { FactConflict } from './conflict.ts'
import { keysOf, ownPlace, type FactValues } from './paths.ts'
import { isSameFact, isUnstated } from './same-fact.ts'
import { isListPath } from './shape.ts'

/** Paths of the entries, and of editions' own places, that changes remove and facts still have. */
function removedEntries(present: FactValues, changes: readonly FactChange[]): string[] {
  return changes.flatMap(({ path, from, to }) => {
    const theirValue = present.get(path)
    if (!isListPath(path))
      return from === ownPlace && isUnstated(to) && theirValue === ownPlace ? [path] : []
    const remaining = new Set(keysOf(to))
    const theirs = new Set(keysOf(theirValue))
    const removed = keysOf(from).filter((key) => !remaining.has(key) && theirs.has(key))
    return removed.map((key) => `${path}.${key}`)
  })
}

/**
 * Entries that must not be removed, because others have changed a fact of theirs since: their paths, and the facts in
 * conflict. A removal states each fact of the entry with the value that it had.
 */
export function heldRemovals(
  present: FactValues,
  changes: readonly FactChange[],
): { held: string[]; conflicts: FactConflict[] } {
  const entries = removedEntries(present, changes)
  if (entries.length === 0) return { held: [], conflicts: [] }
  const changeAt = new Map(changes.map((change) => [change.path, change]))
  const held = new Set<string>()
  const conflicts = new Map<string, FactConflict>()
  for (const [path, theirs] of present) {
    const around = entries.filter((entry) => path.startsWith(`${entry}.`))
    if (around.length === 0) continue
    const base = changeAt.get(path)?.from ?? null
    if (isSameFact(base, theirs)) continue
    for (const entry of around) held.add(entry)
    conflicts.set(path, { path, base, mine: null, theirs })
  }
  return { held: [...held], conflicts: [...conflicts.values()] }
}
