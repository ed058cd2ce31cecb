/** Figures of a list of measurements; NaN for an empty list. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

/**
 * The least value that a share of the measurements does not exceed (nearest rank).
 * @param share 0.95 for the p95, 1 for the greatest
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** The third quartile. */
export const p75 = (values: readonly number[]): number => percentile(values, 0.75)
