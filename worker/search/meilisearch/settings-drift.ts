import { indexSettings } from './index-settings.ts'

/** Settings whose order counts. The server answers other lists in an order of its own. */
const ordered = new Set(['searchableAttributes', 'rankingRules'])

/** Names of the settings of an index that differ from ours. Settings that ours do not name are the server's defaults. */
export function settingsDrift(found: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(indexSettings)
    .filter(([name, ours]) => !isWithin(ours, found[name], ordered.has(name)))
    .map(([name]) => name)
}

/** True if everything in `ours` is the same in `found`, which may have further keys. */
function isWithin(ours: unknown, found: unknown, isOrdered: boolean): boolean {
  if (Array.isArray(ours)) {
    if (!Array.isArray(found)) return false
    const inOrder = (list: readonly unknown[]) => (isOrdered ? list : list.map(String).toSorted())
    return JSON.stringify(inOrder(ours)) === JSON.stringify(inOrder(found))
  }
  if (typeof ours !== 'object' || ours === null) return ours === found
  if (typeof found !== 'object' || found === null) return false
  const entries = Object.entries(ours)
  if (entries.length === 0) return Object.keys(found).length === 0
  const values = new Map(Object.entries(found))
  return entries.every(([key, value]) => isWithin(value, values.get(key), isOrdered))
}
