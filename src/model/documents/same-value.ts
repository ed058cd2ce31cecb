/** True for a value without a statement: null, false, an empty text or list. */
export const isUnstated = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** JSON with the keys of objects in one order, so that equal values have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** True for two equal values at a path; all unstated values are equal. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (isUnstated(a)) return isUnstated(b)
  return a === b || (!isUnstated(b) && canonical(a) === canonical(b))
}
