import type { ScannedMonth } from './scan-months.ts'
import { createScratch } from './scratch.ts'

// Counting awaits nothing, so all searches can share one array.
const scratch = createScratch()

/**
 * Editions that match once some filters of editions are dropped; valid until the next call.
 * @param replaced bits of the dropped filters
 */
export function editionsBut(
  { editionFailures, failing, matches, passing }: ScannedMonth,
  replaced: number,
): Int32Array {
  if ((failing & replaced) === 0) return matches
  const found = scratch(editionFailures.length)
  let count = 0
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    // The sign is set if no race passes, or if `failures` is not 0.
    const failures = (editionFailures[edition] ?? 0) & ~replaced
    found[count] = edition
    count += 1 - (((passing[edition] ?? 0) | -failures) >>> 31)
  }
  return found.subarray(0, count)
}
