/** `npm test`, after boot.mjs: everything, in two lanes that take their stages from one queue (docs/testing.md). */
import { isFullMatrix } from '../test/support/matrix.ts'
import { envForData, noteData } from './data-tests.ts'
import { childSeconds } from './processor-time.ts'
import { runLanes, type QueuedStage } from './lanes.ts'
import { log } from './steps.ts'
import {
  browserTests,
  check,
  failedStages,
  node,
  provideBrowser,
  reports,
  stopSites,
  vitest,
  withSite,
} from './test-run.ts'
import { budgetWarning, processorTime, slowestFiles } from './test-summary.ts'

const began = Date.now()

const template = (kind: string) => node('database', 'test/support/make-template.ts', kind)

const messages: QueuedStage = {
  name: 'messages',
  run: async () => await check('messages', node('messages', 'scripts/compile-messages.ts')),
}
const tables: QueuedStage = {
  name: 'tables',
  run: async () => await check('database: migrations', template('tables')),
}
const catalogue: QueuedStage = {
  name: 'catalogue',
  after: ['messages', 'tables'],
  run: async () => await check('database: demo catalogue', template('catalogue')),
}
// The build compiles the same messages, and would write them while others read.
const build: QueuedStage = {
  name: 'build',
  after: ['messages'],
  run: async () => await check('build', node('build', 'scripts/build-once.ts')),
}
const checks: QueuedStage = {
  name: 'check',
  after: ['messages'],
  run: async () => await check('types, lint, format, dead code', node('check', 'scripts/check.ts')),
}

/** A worker more than cores for the stage after which nothing is left: most of its tests wait for a server. */
const workersOfLast = (isLast: boolean) => (isLast ? { workers: 3 } : {})

/** Begins beside the lanes, because an installation waits for the network; a lane only looks how it ended. */
const provided = provideBrowser()
const chromium: QueuedStage = { name: 'chromium', run: async () => await provided }
const site = ['build', 'catalogue']
const browser: QueuedStage = {
  name: 'browser',
  after: [...site, 'chromium'],
  run: async (isLast) =>
    await withSite('browser', (env) => browserTests({ env, ...workersOfLast(isLast) })),
}

const dataStamp = '.state/data-tests'
const unit: QueuedStage = {
  name: 'unit',
  after: ['messages'],
  run: async () => {
    const passed = await vitest('unit', { env: envForData(dataStamp) })
    if (passed) noteData(dataStamp)
    return passed
  },
}
const integration: QueuedStage = {
  name: 'integration',
  after: ['catalogue'],
  run: async (isLast) => await vitest('integration', workersOfLast(isLast)),
}
/** In two stages, so that both lanes have work until the end. */
const http: QueuedStage[] = [1, 2].map((number) => ({
  name: `http ${number}`,
  after: site,
  run: async (isLast) =>
    await withSite(`http-${number}`, (env) =>
      vitest('http', { shard: { number, of: 2 }, env, ...workersOfLast(isLast) }),
    ),
}))

const lanes = 2
const preparation = [messages, tables, build, catalogue, checks, chromium]
const code = [unit, ...http, integration]
// Two lanes at once use all cores, and a few browser tests fail if the browser gets too little time. On CI, where a
// failure costs more than minutes, the browser has both cores after the others; else the longest stage begins early.
if (process.env['CI'] === 'true') {
  const passed = await runLanes([...preparation, ...code], lanes)
  if (browser.after?.every((name) => passed.has(name)))
    await runLanes([{ ...browser, after: [] }], 1)
} else await runLanes([...preparation, browser, ...code], lanes)
await stopSites()

log('done; the slowest files:')
for (const line of slowestFiles(reports)) console.log(line)
for (const line of processorTime(childSeconds())) console.log(line)
const warning = isFullMatrix ? null : budgetWarning(Date.now() - began)
if (warning !== null) console.log(warning)
if (failedStages.length > 0) console.log(`failed: ${failedStages.join(', ')}`)
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(failure)
const sum = (of: 'passed' | 'failed') => reports.reduce((total, report) => total + report[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
