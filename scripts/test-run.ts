import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serveWithDatabase } from '../test/support/built-site.ts'
import { provideChromium } from '../test/support/chromium.ts'
import { testNow, type Site } from '../test/support/site.ts'
import { provideTemplate, templateRoot } from '../test/support/template-state.ts'
import { runStage, type Stage } from './run-stage.ts'
import { log } from './steps.ts'
import { readReport, type Report } from './test-report.ts'

/** How `npm test` runs a stage and counts its tests; test.ts has the stages. */

const results = 'test-results'
const state = process.env['STARTLINE_TEST_STATE'] ?? '.state/test'
for (const folder of [results, state, templateRoot])
  rmSync(folder, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// A hundred processes of this run load the same large packages; Node compiles them once (module.enableCompileCache).
process.env['NODE_COMPILE_CACHE'] ??= resolve('.state/compile-cache')

export const reports: Report[] = []
export const failedStages: string[] = []

function count(stage: string, report: Report): void {
  reports.push(report)
  if (report.failed > 0) failedStages.push(`${stage} (${report.failed})`)
}

/** A stage that is one check: types and lint, the build, a migration. */
export async function check(doing: string, stage: Stage): Promise<boolean> {
  log(doing)
  const passed = await runStage(stage)
  count(doing, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, files: [], failures: [] })
  return passed
}

/** @returns whether all passed */
async function tests(doing: string, file: string, stage: Stage): Promise<boolean> {
  log(doing)
  const report = readReport(`${results}/${file}`, await runStage(stage))
  count(doing, report)
  return report.failed === 0
}

export const node = (name: string, ...args: string[]): Stage => ({ name, command: 'node', args })

/** A part of the files of a project, for a stage of its own. */
interface Shard {
  number: number
  of: number
}

interface RunOptions {
  workers?: number
  env?: Record<string, string>
}

/** Runs a project of test/vitest.config.ts, and those whose names begin with its name. @returns whether all passed */
export async function vitest(
  project: string,
  { shard, workers, env = {} }: RunOptions & { shard?: Shard },
): Promise<boolean> {
  const name = shard === undefined ? project : `${project} ${shard.number}`
  const file = `${name.replace(' ', '-')}.json`
  return await tests(`tests: ${name}`, file, {
    name,
    command: 'vitest',
    args: [
      ...'run --config test/vitest.config.ts --root . --reporter=default --reporter=json'.split(
        ' ',
      ),
      `--project=${project}*`,
      `--outputFile.json=${results}/${file}`,
      ...(shard === undefined ? [] : [`--shard=${shard.number}/${shard.of}`]),
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    ],
    env,
  })
}

let chromium: Record<string, string> = {}

/** Provides the browser of the browser tests. @returns whether there is one */
export async function provideBrowser(): Promise<boolean> {
  log('Chromium')
  try {
    chromium = await provideChromium()
    return true
  } catch (error) {
    console.error(error)
    count('Chromium', { passed: 0, failed: 1, files: [], failures: [] })
    return false
  }
}

/** @returns whether all passed */
export async function browserTests({ workers, env = {} }: RunOptions): Promise<boolean> {
  return await tests('tests: browser', 'e2e.json', {
    name: 'browser',
    command: 'playwright',
    args: [
      ...'test --config test/e2e/playwright.config.ts'.split(' '),
      ...(workers === undefined ? [] : [`--workers=${workers}`]),
    ],
    // Playwright reads a relative path from the folder of its configuration.
    env: { ...env, ...chromium, PLAYWRIGHT_JSON: resolve(`${results}/e2e.json`) },
  })
}

const sites: Site[] = []
export const stopSites = async () =>
  await Promise.all(sites.splice(0).map(async (site) => await site.stop()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopSites().finally(() => process.exit(130)))

/** Runs tests with a site of their own, so that lanes never see each other's data. @returns whether all passed */
export async function withSite(
  name: string,
  run: (env: Record<string, string>) => Promise<boolean>,
): Promise<boolean> {
  const folder = join(state, name)
  cpSync(provideTemplate('catalogue'), folder, { recursive: true })
  try {
    const site = await serveWithDatabase(folder, { FIXED_NOW: testNow })
    sites.push(site)
    const passed = await run({
      STARTLINE_URL: site.url,
      STARTLINE_DATABASE_URL: site.database.href,
    })
    await site.stop()
    return passed
  } catch (error) {
    console.error(error)
    count(`site: ${name}`, { passed: 0, failed: 1, files: [], failures: [] })
    return false
  }
}
