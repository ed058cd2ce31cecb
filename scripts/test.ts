/** `npm test`, after boot.mjs: everything, in two lanes that take their stages from one queue (docs/testing.md). */
import { envForData, noteData } from './data-tests.ts'
import { runLanes, type QueuedStage } from './lanes.ts'
import { log } from './steps.ts'
import {
  browserTests,
  check,
  failedStages,
  node,
  reports,
  stopSites,
  vitest,
  withSite,
} from './test-run.ts'
import { budgetWarning, slowestFiles } from './test-summary.ts'

const began = Date.now()

const template = (kind: string) => node('database', 'test/support/make-template.ts', kind)

/** The stages without which there is no site, and whether they have passed. */
const passed = { database: false, build: false }
const withBoth = { after: ['database', 'build'] }
const canServe = () => passed.database && passed.build

const database: QueuedStage = {
  name: 'database',
  run: async () => {
    passed.database =
      (await check('database: migrations', template('tables'))) &&
      (await check('database: demo catalogue', template('catalogue')))
  },
}
const build: QueuedStage = {
  name: 'build',
  run: async () => {
    passed.build = await check('build', node('build', 'scripts/build-once.ts'))
  },
}
const checks: QueuedStage = {
  name: 'check',
  run: async () =>
    void (await check('types, lint, format, dead code', node('check', 'scripts/check.ts'))),
}
const browser: QueuedStage = {
  name: 'browser',
  ...withBoth,
  run: async () => {
    if (canServe()) await withSite('browser', browserTests)
  },
}

/** A worker more than cores for the stage after which nothing is left: most of its tests wait for a server. */
const workersOfLast = (isLast: boolean) => (isLast ? { workers: 3 } : {})

const dataStamp = '.state/data-tests'
const unit: QueuedStage = {
  name: 'unit',
  run: async () => {
    if (await vitest('unit', { env: envForData(dataStamp) })) noteData(dataStamp)
  },
}
const integration: QueuedStage = {
  name: 'integration',
  after: ['database'],
  run: async (isLast) => void (await vitest('integration', workersOfLast(isLast))),
}
/** In two stages, so that both lanes have work until the end. */
const http: QueuedStage[] = [1, 2].map((number) => ({
  name: `http ${number}`,
  ...withBoth,
  run: async (isLast) => {
    const shard = { number, of: 2 }
    const run = async (env: Record<string, string>) =>
      await vitest('http', { shard, env, ...workersOfLast(isLast) })
    if (canServe()) await withSite(`http-${number}`, run)
  },
}))

const lanes = 2
// The build compiles the same messages, and would write them while others read.
if (await check('messages', node('messages', 'scripts/compile-messages.ts'))) {
  const code = [unit, ...http, integration]
  // Two lanes at once use all cores, and a few browser tests fail if the browser gets too little time. On CI, where a
  // failure costs more than minutes, the browser has both cores after the others; else the longest stage begins early.
  if (process.env['CI'] === 'true') {
    await runLanes([build, database, checks, ...code], lanes)
    await runLanes([{ ...browser, after: [] }], 1)
  } else await runLanes([build, database, checks, browser, ...code], lanes)
}
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
