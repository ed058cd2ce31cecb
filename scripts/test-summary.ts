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

/** A warning if a run took longer than the budget, else null. It is no failure, because a busy machine is slow. */
export function budgetWarning(milliseconds: number): string | null {
  const minutes = milliseconds / 60_000
  if (minutes <= budget) return null
  return `warning: the run took ${minutes.toFixed(1)} minutes; the budget is ${budget} on two idle cores`
}
