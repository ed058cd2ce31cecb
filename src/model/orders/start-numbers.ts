/** Start numbers of an edition: integers from 1, each given once in the edition, by ranges of its races. */

export const greatestNumber = 99_999

/** Most ranges of an edition. */
export const mostRanges = 60

/** Most numbers that one request holds back or opens again. */
export const mostHeldBack = 1_000

export interface NumberRange {
  race: number
  /** First and last number, both of the range. */
  first: number
  last: number
}

/** Faults of the ranges of an edition. */
export const rangeFaults = ['reversed', 'overlap'] as const
export type RangeFault = (typeof rangeFaults)[number]

/** The first fault of ranges, with the place of its range in the list; null if there is none. Two ranges may share no number. */
export function faultOfRanges(
  ranges: readonly NumberRange[],
): { at: number; fault: RangeFault } | null {
  for (const [at, { first, last }] of ranges.entries()) {
    if (first > last) return { at, fault: 'reversed' }
    if (ranges.slice(0, at).some((other) => first <= other.last && other.first <= last))
      return { at, fault: 'overlap' }
  }
  return null
}
