/**
 * `npm test`, after boot.mjs: everything, in two lanes of stages side by side. One goes from the checks of the code
 * over unit and integration tests to the tests over HTTP; the other fills a database, builds, and has the browser
 * tests.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serveBuilt } from '../test/support/built-site.ts'
import { provideChromium } from '../test/support/chromium.ts'
import { testNow, type Site } from '../test/support/site.ts'
import { provideTemplate, templateRoot } from '../test/support/template-state.ts'
import { runStage, type Stage } from './run-stage.ts'
import { log } from './steps.ts'
import { readReport, type Report } from './test-report.ts'
import { budgetWarning, slowestFiles } from './test-summary.ts'

const began = Date.now()
const results = 'test-results'
const state = process.env['STARTLINE_TEST_STATE'] ?? '.state/test'
for (const folder of [results, state, templateRoot])
  rmSync(folder, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// A hundred processes of this run load the same large packages; Node compiles them once (module.enableCompileCache).
process.env['NODE_COMPILE_CACHE'] ??= resolve('.state/compile-cache')

const reports: Report[] = []
const failedStages: string[] = []

function count(stage: string, report: Report): void {
  reports.push(report)
  if (report.failed > 0) failedStages.push(`${stage} (${report.failed})`)
}

/** A stage that is one check: types and lint, the build, a migration. */
async function check(doing: string, stage: Stage): Promise<boolean> {
  log(doing)
  const passed = await runStage(stage)
  count(doing, { passed: passed ? 1 : 0, failed: passed ? 0 : 1, files: [], failures: [] })
  return passed
}

async function tests(doing: string, file: string, stage: Stage): Promise<void> {
  log(doing)
  const path = `${results}/${file}`
  count(doing, readReport(path, await runStage(stage)))
}

const node = (name: string, ...args: string[]): Stage => ({ name, command: 'node', args })

/** Runs a project of test/vitest.config.ts, and those whose names begin with its name. */
async function vitest(project: string, env: Record<string, string> = {}): Promise<void> {
  const file = `${project}.json`
  await tests(`tests: ${project}`, file, {
    name: project,
    command: 'vitest',
    args: `run --config test/vitest.config.ts --root . --project ${project}* --reporter=default --reporter=json --outputFile.json=${results}/${file}`.split(
      ' ',
    ),
    env,
  })
}

async function browserTests(site: Record<string, string>): Promise<void> {
  const chromium = await provideChromium().catch((error: unknown) => {
    console.error(error)
    return null
  })
  if (chromium === null) {
    count('tests: browser', { passed: 0, failed: 1, files: [], failures: [] })
    return
  }
  // Playwright reads a relative path from the folder of its configuration.
  const report = resolve(`${results}/e2e.json`)
  await tests('tests: browser', 'e2e.json', {
    name: 'browser',
    command: 'playwright',
    args: ['test', '--config', 'test/e2e/playwright.config.ts'],
    env: { ...site, ...chromium, PLAYWRIGHT_JSON: report },
  })
}

const sites: Site[] = []
const stopSites = async () =>
  await Promise.all(sites.splice(0).map(async (site) => await site.stop()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stopSites().finally(() => process.exit(130)))

/** Runs tests with a site of their own, so that lanes never see each other's data. */
async function withSite(name: string, run: (env: Record<string, string>) => Promise<void>) {
  const folder = join(state, name)
  cpSync(provideTemplate('catalogue'), folder, { recursive: true })
  try {
    const site = await serveBuilt(folder, { FIXED_NOW: testNow })
    sites.push(site)
    await run({ STARTLINE_URL: site.url })
    await site.stop()
  } catch (error) {
    console.error(error)
    count(`site: ${name}`, { passed: 0, failed: 1, files: [], failures: [] })
  }
}

const template = (kind: string) => node('database', 'test/support/make-template.ts', kind)

async function prepareDatabase(): Promise<boolean> {
  return (
    (await check('database: migrations', template('tables'))) &&
    (await check('database: demo catalogue', template('catalogue')))
  )
}

const database = prepareDatabase()
// The build compiles the same messages, and would write them while others read.
const compiled = await check('messages', node('messages', 'scripts/compile-messages.ts'))
const built = compiled
  ? check('build', node('build', 'scripts/build-once.ts')).then(
      async (ok) => ok && (await database),
    )
  : Promise.resolve(false)

const isCi = process.env['CI'] === 'true'

async function httpTests(): Promise<void> {
  if (await built) await withSite('http', async (env) => await vitest('http', env))
}

async function codeLane(): Promise<void> {
  await check('types, lint, format, dead code', node('check', 'scripts/check.ts'))
  await vitest('unit')
  // Both spend a quarter of their time waiting for clocks and servers, which the browser tests use if they run too.
  if (isCi) await Promise.all([vitest('integration'), httpTests()])
  else {
    await vitest('integration')
    await httpTests()
  }
}

async function browserLane(): Promise<void> {
  if (await built) await withSite('browser', browserTests)
}

// Two lanes at once use all cores, and a few browser tests fail if the browser gets too little time. CI, where a
// failure costs more than minutes, runs them one after the other.
if (isCi) {
  await codeLane()
  await browserLane()
} else await Promise.all([codeLane(), browserLane()])
await stopSites()

log('done; the slowest files:')
for (const line of slowestFiles(reports)) console.log(line)
const warning = budgetWarning(Date.now() - began)
if (warning !== null) console.log(warning)
if (failedStages.length > 0) console.log(`failed: ${failedStages.join(', ')}`)
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(failure)
const sum = (of: 'passed' | 'failed') => reports.reduce((total, report) => total + report[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
