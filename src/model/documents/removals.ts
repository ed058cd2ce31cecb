import type { DocumentChange } from './change.ts'
import type { DocumentConflict } from './conflict.ts'
import { keysOf, presentGroup, type PathValues } from './paths.ts'
import { isSameValue, isUnstated } from './same-value.ts'
import { isListPath, type Templates } from './shape.ts'

/** Paths of the entries, and of optional groups, that changes remove and the document still has. */
function removedEntries(
  shape: Templates,
  present: PathValues,
  changes: readonly DocumentChange[],
): string[] {
  return changes.flatMap(({ path, from, to }) => {
    const theirValue = present.get(path)
    if (!isListPath(shape, path))
      return from === presentGroup && isUnstated(to) && theirValue === presentGroup ? [path] : []
    const remaining = new Set(keysOf(to))
    const theirs = new Set(keysOf(theirValue))
    const removed = keysOf(from).filter((key) => !remaining.has(key) && theirs.has(key))
    return removed.map((key) => `${path}.${key}`)
  })
}

/**
 * Entries that must not be removed, because others have changed a value of theirs since: their paths, and the values in
 * conflict. A removal states each value of the entry with the value that it had.
 */
export function heldRemovals(
  shape: Templates,
  present: PathValues,
  changes: readonly DocumentChange[],
): { held: string[]; conflicts: DocumentConflict[] } {
  const entries = removedEntries(shape, present, changes)
  if (entries.length === 0) return { held: [], conflicts: [] }
  const changeAt = new Map(changes.map((change) => [change.path, change]))
  const held = new Set<string>()
  const conflicts = new Map<string, DocumentConflict>()
  for (const [path, theirs] of present) {
    const around = entries.filter((entry) => path.startsWith(`${entry}.`))
    if (around.length === 0) continue
    const base = changeAt.get(path)?.from ?? null
    if (isSameValue(base, theirs)) continue
    for (const entry of around) held.add(entry)
    conflicts.set(path, { path, base, mine: null, theirs })
  }
  return { held: [...held], conflicts: [...conflicts.values()] }
}
