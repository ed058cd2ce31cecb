import { flattenDocument, keysOf, type PathValues } from './paths.ts'
import { isListPath, type Templates } from './shape.ts'

/** Key of an entry → the key that it has instead, such as the id of the row that it became. */
export type ReplacedKeys = Readonly<Record<string, string>>

/**
 * Keys of entries that one document has in place of those of another. Both have the same entries in the same order, as
 * before and after new entries get the ids of their rows.
 */
export function replacedKeys(
  shape: Templates,
  before: object,
  after: object,
): Record<string, string> {
  const [former = [], present = []] = [before, after].map((document) =>
    [...flattenDocument(shape, document)].flatMap(([path, value]) =>
      isListPath(shape, path) ? keysOf(value) : [],
    ),
  )
  return Object.fromEntries(
    former.flatMap((key, index) => {
      const next = present[index]
      return next === undefined || next === key ? [] : [[key, next]]
    }),
  )
}

const keyIn = (keys: ReplacedKeys, key: string): string =>
  Object.hasOwn(keys, key) ? (keys[key] ?? key) : key

/** A path with keys of entries replaced: `editions.nq1.date` → `editions.118.date`. */
const pathWith = (keys: ReplacedKeys, path: string): string =>
  path
    .split('.')
    .map((step) => keyIn(keys, step))
    .join('.')

/** A value at a path; that of a list is the array of its keys. */
const valueWith = (shape: Templates, keys: ReplacedKeys, path: string, value: unknown): unknown =>
  isListPath(shape, path) && Array.isArray(value)
    ? keysOf(value).map((key) => keyIn(keys, key))
    : value

/** Changes or conflicts with keys of entries replaced, in their paths and in the lists among their values. */
export const withReplacedKeysIn = <T extends { path: string }>(
  shape: Templates,
  changes: readonly T[],
  keys: ReplacedKeys,
): T[] =>
  changes.map((change) => {
    const values = Object.entries(change).map(([name, value]) => [
      name,
      name === 'path' ? value : valueWith(shape, keys, change.path, value),
    ])
    return { ...change, ...Object.fromEntries(values), path: pathWith(keys, change.path) }
  })

/** Values of a document with keys of entries replaced. */
export const valuesWithReplacedKeys = (
  shape: Templates,
  values: PathValues,
  keys: ReplacedKeys,
): PathValues =>
  new Map(
    [...values].map(([path, value]) => [pathWith(keys, path), valueWith(shape, keys, path, value)]),
  )
