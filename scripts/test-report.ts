import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'

/** Result of a run of tests; `files` in milliseconds. */
export interface Report {
  passed: number
  failed: number
  files: { file: string; milliseconds: number }[]
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
})

interface Suite {
  file: string
  specs?: { tests: { results: { duration: number }[] }[] }[] | undefined
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.optional(
    v.array(
      v.object({
        tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
      }),
    ),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suite),
})

const durationOf = ({ specs = [], suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, each) => sum + durationOf(each), 0)

/**
 * The report that Vitest or Playwright wrote.
 * @param succeeded false for a run that ended with an error: it counts as one failure if the report names none
 */
export function readReport(path: string, succeeded: boolean): Report {
  const { passed, failed, files } = parseReport(path)
  return { passed, failed: succeeded || failed > 0 ? failed : 1, files }
}

function parseReport(path: string): Report {
  let json: unknown = null
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // A run that crashed has written no report; it has failed.
    return { passed: 0, failed: 1, files: [] }
  }
  const vitest = v.safeParse(vitestReport, json)
  if (vitest.success) {
    const { numPassedTests: passed, numFailedTests: failed, testResults } = vitest.output
    const files = testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      milliseconds: endTime - startTime,
    }))
    return { passed, failed, files }
  }
  const { stats, suites } = v.parse(playwrightReport, json)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    files: suites.map((each) => ({
      file: `test/e2e/${each.file}`,
      milliseconds: durationOf(each),
    })),
  }
}

/** Lines that name the ten slowest files, slowest first, by the sum of their tests. */
export function slowestFiles(reports: readonly Report[]): string[] {
  return reports
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 10)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`)
}

/** Minutes that a run may take on two cores with nothing else to do (CONTRIBUTING, "Tests"). */
const budget = 12

/** A warning if a run took longer than the budget, else null. It is no failure, because a busy machine is slow. */
export function budgetWarning(milliseconds: number): string | null {
  const minutes = milliseconds / 60_000
  if (minutes <= budget) return null
  return `warning: the run took ${minutes.toFixed(1)} minutes; the budget is ${budget} on two idle cores`
}
