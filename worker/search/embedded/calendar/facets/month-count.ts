import { cachedBy } from '../columns/cached-by.ts'
import type { Columns } from '../columns/columns.ts'
import { editionsBut } from '../filters/editions-but.ts'
import type { ScannedMonth } from '../filters/scan-months.ts'

/** Counts some editions of a month by their options. */
type CountEditions<Counts> = (columns: Columns, editions: Int32Array) => Counts

/**
 * Makes a function that counts the editions of a month that match once a filter is dropped, for that filter's options.
 * Most queries leave most months whole without it, so the counts of whole months are cached.
 * @param replaced bits of the dropped filter
 */
export function createMonthCount<Counts>(
  replaced: number,
  count: CountEditions<Counts>,
): (month: ScannedMonth) => Counts {
  const countWhole = cachedBy((columns: Columns) => count(columns, firstNumbers(columns.editions)))
  return (month) => {
    const { columns, failing } = month
    return (failing & ~replaced) === 0
      ? countWhole(columns)
      : count(columns, editionsBut(month, replaced))
  }
}

let numbers = new Int32Array()

/** The whole numbers below a count, from 0. */
export function firstNumbers(count: number): Int32Array {
  if (numbers.length < count) {
    // Twice as many as are needed, because the months that follow may be larger.
    numbers = new Int32Array(count * 2)
    for (let index = 0; index < numbers.length; index += 1) numbers[index] = index
  }
  return numbers.subarray(0, count)
}

/** Number of the editions with each value of a column of whole numbers below a limit. */
export function tally(
  column: Uint8Array | Uint16Array | Uint32Array,
  limit: number,
  editions: Int32Array,
): Int32Array {
  const counts = new Int32Array(limit)
  for (let at = 0; at < editions.length; at += 1) {
    const value = column[editions[at] ?? 0] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}
