import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** Result of a run of tests; `files` in milliseconds. */
export interface Report {
  passed: number
  failed: number
  files: { file: string; milliseconds: number }[]
  /** A line for each test that failed: file, title and the first line of its error. */
  failures: string[]
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string())),
        }),
      ),
    }),
  ),
})

const browserResult = v.object({
  duration: v.number(),
  errors: v.array(v.object({ message: v.optional(v.string(), '') })),
})

const browserSpec = v.object({
  title: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(browserResult) })),
})

interface Suite {
  file: string
  specs?: v.InferOutput<typeof browserSpec>[] | undefined
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.optional(v.array(browserSpec)),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suite),
})

const line = (file: string, title: string, message = ''): string =>
  `${file} › ${title}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`

const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * The report that Vitest or Playwright wrote.
 * @param succeeded false for a run that ended with an error: it counts as one failure if the report names none
 */
export function readReport(path: string, succeeded: boolean): Report {
  const { failed, ...report } = parseReport(path)
  return { ...report, failed: succeeded || failed > 0 ? failed : 1 }
}

function parseReport(path: string): Report {
  let json: unknown = null
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // A run that crashed has written no report; it has failed.
    return { passed: 0, failed: 1, files: [], failures: [] }
  }
  const vitest = v.safeParse(vitestReport, json)
  return vitest.success ? ofVitest(vitest.output) : ofPlaywright(v.parse(playwrightReport, json))
}

function ofVitest(report: v.InferOutput<typeof vitestReport>): Report {
  const { numPassedTests: passed, numFailedTests: failed } = report
  const results = report.testResults.map((each) => ({
    ...each,
    file: relative(process.cwd(), each.name),
  }))
  return {
    passed,
    failed,
    files: results.map(({ file, startTime, endTime }) => ({
      file,
      milliseconds: endTime - startTime,
    })),
    failures: results.flatMap(({ file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0])),
    ),
  }
}

function ofPlaywright({ stats, suites }: v.InferOutput<typeof playwrightReport>): Report {
  const files = suites.map((each) => ({ file: `test/e2e/${each.file}`, specs: specsOf(each) }))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    files: files.map(({ file, specs }) => ({
      file,
      milliseconds: specs
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    failures: files.flatMap(({ file, specs }) =>
      specs.flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) => {
            const errors = results.flatMap((each) => each.errors)
            return line(file, title, errors[0]?.message)
          }),
      ),
    ),
  }
}
