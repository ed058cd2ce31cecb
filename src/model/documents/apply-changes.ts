import type * as v from 'valibot'
import { FieldErrors } from '../values/errors.ts'
import type { DocumentChange } from './change.ts'
import type { DocumentConflict } from './conflict.ts'
import { mergeKeys } from './merge-keys.ts'
import { flattenDocument, keysOf, readDocument, type PathValues } from './paths.ts'
import { heldRemovals } from './removals.ts'
import { isSameValue } from './same-value.ts'
import {
  entriesAround,
  isDocumentPath,
  isListPath,
  type DocumentShape,
  type Templates,
} from './shape.ts'

export interface AppliedChanges<Doc> {
  /** The document with all changes that are in no conflict. */
  document: Doc
  conflicts: DocumentConflict[]
}

/**
 * Applies changes to a document that may have changed since the changes were made. A change applies if the present value is
 * the one it was made from, or already the new one; lists are merged by their keys. An entry is not removed if one of
 * its values is another than the changes state.
 * @throws FieldErrors { path: 'invalid' } for a path or value that no draft may hold
 */
export function applyChanges<Doc extends object>(
  shape: DocumentShape<Doc>,
  document: Doc,
  changes: readonly DocumentChange[],
): AppliedChanges<Doc> {
  const unknown = changes.find(({ path }) => !isDocumentPath(shape, path))
  if (unknown !== undefined) throw new FieldErrors({ [unknown.path]: 'invalid' })
  const present = flattenDocument(shape, document)
  const { held, conflicts } = heldRemovals(shape, present, changes)
  const next: PathValues = new Map(present)
  const isHeld = (path: string) =>
    held.some((entry) => path === entry || path.startsWith(`${entry}.`))
  for (const change of changes) {
    const { path, from, to } = change
    const theirs = present.get(path) ?? null
    if (isHeld(path)) continue
    if (isListPath(shape, path)) next.set(path, mergedList(change, theirs, held))
    else if (isSameValue(theirs, from)) next.set(path, to)
    else if (!isSameValue(theirs, to)) conflicts.push({ path, base: from, mine: to, theirs })
  }
  const read = readDocument(shape, next)
  if (!read.success) throw new FieldErrors({ [pathOfIssue(read.issues[0])]: 'invalid' })
  const result = flattenDocument(shape, read.output)
  for (const { path, from, to } of changes) {
    if (isHeld(path) || isSameValue(from, to) || isSameValue(to, null)) continue
    if (!isDropped(shape, result, path) || conflicts.some((conflict) => conflict.path === path))
      continue
    conflicts.push({ path, base: from, mine: to, theirs: null })
  }
  return { document: read.output, conflicts }
}

/** Keys of a list after a change; entries whose removal is held back stay. */
function mergedList({ path, from, to }: DocumentChange, theirs: unknown, held: readonly string[]) {
  const isFree = (key: string) => !held.includes(`${path}.${key}`)
  return mergeKeys(keysOf(from).filter(isFree), keysOf(to), keysOf(theirs))
}

/** True for a field whose entry or place others have removed. */
const isDropped = (shape: Templates, values: PathValues, path: string): boolean =>
  isListPath(shape, path)
    ? !entriesAround(shape, path).every(({ list, key }) => keysOf(values.get(list)).includes(key))
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
