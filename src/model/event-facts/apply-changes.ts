import type * as v from 'valibot'
import { FieldErrors } from '../values/errors.ts'
import type { EventFacts, FactChange } from '../schemas/event/event-facts.ts'
import type { FactConflict } from './conflict.ts'
import { mergeKeys } from './merge-keys.ts'
import { flattenFacts, keysOf, readFactValues, type FactValues } from './paths.ts'
import { heldRemovals } from './removals.ts'
import { isSameFact } from './same-fact.ts'
import { entriesAround, isFactPath, isListPath } from './shape.ts'

export interface AppliedChanges {
  /** The facts with all changes that are in no conflict. */
  facts: EventFacts
  conflicts: FactConflict[]
}

/**
 * Applies changes to facts that may have changed since the changes were made. A change applies if the present value is
 * the one it was made from, or already the new one; lists are merged by their keys. An entry is not removed if one of
 * its facts is another than the changes state.
 * @throws FieldErrors { path: 'invalid' } for a path or value that no draft may hold
 */
export function applyChanges(facts: EventFacts, changes: readonly FactChange[]): AppliedChanges {
  const unknown = changes.find(({ path }) => !isFactPath(path))
  if (unknown !== undefined) throw new FieldErrors({ [unknown.path]: 'invalid' })
  const present = flattenFacts(facts)
  const { held, conflicts } = heldRemovals(present, changes)
  const next: FactValues = new Map(present)
  const isHeld = (path: string) =>
    held.some((entry) => path === entry || path.startsWith(`${entry}.`))
  for (const change of changes) {
    const { path, from, to } = change
    const theirs = present.get(path) ?? null
    if (isHeld(path)) continue
    if (isListPath(path)) next.set(path, mergedList(change, theirs, held))
    else if (isSameFact(theirs, from)) next.set(path, to)
    else if (!isSameFact(theirs, to)) conflicts.push({ path, base: from, mine: to, theirs })
  }
  const read = readFactValues(next)
  if (!read.success) throw new FieldErrors({ [pathOfIssue(read.issues[0])]: 'invalid' })
  const result = flattenFacts(read.output)
  for (const { path, from, to } of changes) {
    if (isHeld(path) || isSameFact(from, to) || isSameFact(to, null)) continue
    if (!isDropped(result, path) || conflicts.some((conflict) => conflict.path === path)) continue
    conflicts.push({ path, base: from, mine: to, theirs: null })
  }
  return { facts: read.output, conflicts }
}

/** Keys of a list after a change; entries whose removal is held back stay. */
function mergedList({ path, from, to }: FactChange, theirs: unknown, held: readonly string[]) {
  const isFree = (key: string) => !held.includes(`${path}.${key}`)
  return mergeKeys(keysOf(from).filter(isFree), keysOf(to), keysOf(theirs))
}

/** True for a field whose entry or place others have removed. */
const isDropped = (values: FactValues, path: string): boolean =>
  isListPath(path)
    ? !entriesAround(path).every(({ list, key }) => keysOf(values.get(list)).includes(key))
    : !values.has(path)

/** Path of an issue, with the keys of entries in place of their positions. */
function pathOfIssue(issue: v.BaseIssue<unknown>): string {
  const steps = issue.path ?? []
  return steps
    .map(({ key, value }) => {
      const isEntry = typeof key === 'number' && typeof value === 'object' && value !== null
      return String(isEntry && 'key' in value ? value.key : key)
    })
    .join('.')
}
