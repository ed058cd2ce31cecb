/**
 * The ruler: the drawing of a race whose climb is unknown. It has a bar per kilometre or mile and a post where a race
 * of the event ends, and shows only what is known.
 */

const steps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

const mostBars = 110

/** Lengths below this have bars shorter than one unit, at most `mostShort` of them. */
const shortLength = 16
const mostShort = 32

export interface Ruler {
  /** Number of bars. */
  count: number
  /** Length of a bar; null if the length of the race is unknown. */
  step: number | null
}

/**
 * Bars of a length: one per unit from 16 to 110, otherwise by the smallest step with few enough bars.
 * @param length kilometres, miles or hours; undefined if unknown
 * @param most bars that the drawing has room for
 */
export function planRuler(length: number | undefined, most: number): Ruler {
  if (length === undefined || length <= 0) return { count: Math.min(24, most), step: null }
  const wanted = Math.min(most, length < shortLength ? mostShort : mostBars)
  const smallest = length < shortLength ? 0 : 1
  const step = steps.find((size) => size >= smallest && length / size <= wanted) ?? length / wanted
  return { count: Math.max(Math.min(4, most), Math.round(length / step)), step }
}

/**
 * Heights of the bars, 0 to 1: low ones, middle ones at each unit or fifth bar, high ones at each fifth unit or tenth
 * bar, and posts where races end.
 * @param ends lengths of the races, in the unit of the step
 */
export function rulerHeights({ count, step }: Ruler, ends: readonly number[]): number[] {
  const middle = step !== null && step < 1 ? Math.round(1 / step) : 5
  const high = step !== null && step < 1 ? middle * 5 : 10
  const posts = new Set(
    step === null ? [] : ends.map((end) => Math.min(count, Math.max(1, Math.round(end / step)))),
  )
  return Array.from({ length: count }, (_, index) => {
    const bar = index + 1
    if (posts.has(bar)) return 0.98
    if (step !== null && bar % high === 0) return 0.38
    return bar % middle === 0 ? 0.26 : 0.16
  })
}
