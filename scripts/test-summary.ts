import type { Report } from './test-report.ts'

/** Lines that name the ten slowest files, slowest first, by the sum of their tests. */
export function slowestFiles(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 10)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`)
}

/** Minutes that a run may take on two cores with nothing else to do (docs/testing.md). */
const budget = 10

/** Processor time of all stages, in words; a busy machine adds less to it than to the minutes of a run. */
export function processorTime(seconds: number | null): string[] {
  return seconds === null ? [] : [`${seconds.toFixed(0)} s of processor time`]
}

/** A warning if a run took longer than the budget, else null. It is no failure, because a busy machine is slow. */
export function budgetWarning(milliseconds: number): string | null {
  const minutes = milliseconds / 60_000
  if (minutes <= budget) return null
  return `warning: the run took ${minutes.toFixed(1)} minutes; the budget is ${budget} on two idle cores`
}
