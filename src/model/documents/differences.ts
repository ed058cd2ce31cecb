import type { DocumentChange } from './change.ts'
import { flattenDocument } from './paths.ts'
import { isSameValue } from './same-value.ts'
import type { DocumentShape } from './shape.ts'

/**
 * Changes that turn a document into another. A removed entry appears in its list and with each of its values, so that it
 * is not lost if one of them was changed by others meanwhile.
 */
export function differences<Doc extends object>(
  shape: DocumentShape<Doc>,
  from: Doc,
  to: Doc,
): DocumentChange[] {
  const before = flattenDocument(shape, from)
  const after = flattenDocument(shape, to)
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].flatMap((path) => {
    const change = { path, from: before.get(path) ?? null, to: after.get(path) ?? null }
    return isSameValue(change.from, change.to) ? [] : [change]
  })
}
