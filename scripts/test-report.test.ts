import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runStage } from './run-stage.ts'
import { readReport } from './test-report.ts'
import { budgetWarning, slowestFiles } from './test-summary.ts'

const folder = mkdtempSync(join(tmpdir(), 'startline-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const vitest = (failed: number) => ({
  numPassedTests: 3,
  numFailedTests: failed,
  testResults: [
    {
      name: join(process.cwd(), 'test/a.test.ts'),
      startTime: 1000,
      endTime: 4000,
      assertionResults: [
        { fullName: 'one is one', status: 'passed', failureMessages: [] },
        {
          fullName: 'two is two',
          status: 'failed',
          failureMessages: ['Error: two is three\n at x'],
        },
      ],
    },
  ],
})

test('a report of Vitest gives counts, the time of each file and a line for each failure', () => {
  const files = [{ file: 'test/a.test.ts', milliseconds: 3000 }]
  const failures = ['test/a.test.ts › two is two: Error: two is three']
  expect(readReport(written(vitest(2)), false)).toEqual({ passed: 3, failed: 2, files, failures })
})

test('a report of Playwright adds the time of nested tests, and counts a flaky one as failed', () => {
  const spec = (duration: number, status: string, errors: object[] = []) => ({
    title: `a test of ${duration} ms`,
    tests: [{ status, results: [{ duration, errors }] }],
  })
  const nested = { file: 'a.e2e.ts', specs: [spec(500, 'unexpected', [{ message: 'Timeout' }])] }
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    suites: [{ file: 'a.e2e.ts', specs: [spec(1000, 'expected')], suites: [nested] }],
  }
  const files = [{ file: 'test/e2e/a.e2e.ts', milliseconds: 1500 }]
  const failures = ['test/e2e/a.e2e.ts › a test of 500 ms: Timeout']
  expect(readReport(written(report), false)).toEqual({ passed: 4, failed: 2, files, failures })
})

test('a run that crashed is one failure, with a report or without', () => {
  expect(readReport(written(vitest(0)), false)).toMatchObject({ passed: 3, failed: 1 })
  expect(readReport(join(folder, 'none.json'), false)).toMatchObject({ passed: 0, failed: 1 })
  expect(readReport(join(folder, 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 })
  expect(readReport(written(vitest(0)), true)).toMatchObject({ passed: 3, failed: 0 })
})

test('the ten slowest files are named, slowest first, over all reports', () => {
  const files = Array.from({ length: 8 }, (_, n) => ({ file: `${n}`, milliseconds: n * 1000 }))
  const report = { passed: 0, failed: 0, files, failures: [] }
  const lines = slowestFiles([report, report])
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('    7.0 s  7')
})

test('a run above the budget is warned of, and one within it is not', () => {
  expect(budgetWarning(9.9 * 60_000)).toBeNull()
  expect(budgetWarning(10.5 * 60_000)).toContain('10.5 minutes')
})

test('a stage fails when it ends with an error, is ended by a signal or does not start', async () => {
  const stage = (command: string, ...args: string[]) => runStage({ name: 'stage', command, args })
  expect(await stage('node', '-e', '')).toBe(true)
  expect(await stage('node', '-e', 'process.exit(3)')).toBe(false)
  expect(await stage('node', '-e', 'process.kill(process.pid, "SIGKILL")')).toBe(false)
  expect(await stage('no-such-command')).toBe(false)
})
