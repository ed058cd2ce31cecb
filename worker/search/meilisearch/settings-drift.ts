import { indexSettings } from './index-settings.ts'

/** Names of the settings of an index that differ from ours. Settings that ours do not name are the server's defaults. */
export function settingsDrift(found: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(indexSettings)
    .filter(([name, ours]) => !isWithin(ours, found[name]))
    .map(([name]) => name)
}

/** True if everything in `ours` is the same in `found`, which may have further keys. Lists without an order are sorted. */
function isWithin(ours: unknown, found: unknown): boolean {
  if (Array.isArray(ours)) return JSON.stringify(ours) === JSON.stringify(found)
  if (typeof ours !== 'object' || ours === null) return ours === found
  if (typeof found !== 'object' || found === null) return false
  const entries = Object.entries(ours)
  if (entries.length === 0) return Object.keys(found).length === 0
  const values = new Map(Object.entries(found))
  return entries.every(([key, value]) => isWithin(value, values.get(key)))
}
