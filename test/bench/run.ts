/**
 * `npm run bench [-- --quick]`: the cost of the product and the least possible cost, in one run on one machine, as
 * ratios (docs/performance.md). Prints a table per bench and writes test-results/bench.json.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { build, must, mustQuietly, log } from '../../scripts/steps.ts'
import { benchEndToEnd, benchEngine } from './autocomplete.ts'
import { benchCalendar, calendarSizes } from './calendar.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchInteractions } from './interactions.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLinks } from './links.ts'
import type { LoadSize } from './load.ts'
import { benchNavigation } from './navigation.ts'
import { benchPages } from './pages.ts'
import { benchPaint } from './paint.ts'
import { benchSearchQuality } from './search-quality.ts'
import { benchSignIns } from './sign-ins.ts'
import { print, verdict, type BenchResult } from './report.ts'
import { benchWeight } from './weight.ts'
import { serveSite } from '../support/site.ts'
import { benchNow } from './workers.ts'

const quick = process.argv.includes('--quick')
const state = '.state/bench'
const product = 'dist/server'
const controls = `${state}/controls`

const pageLoad: LoadSize = quick
  ? { rounds: 3, requests: 150, warmUp: 300 }
  : { rounds: 9, requests: 250, warmUp: 500 }
const cachedLoad: LoadSize = quick
  ? { rounds: 3, requests: 600, warmUp: 600 }
  : { rounds: 9, requests: 1500, warmUp: 1500 }

/** A separate database with the demo catalogue; that of `npm start` is not used. */
function loadCatalogue(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mustQuietly('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder])
  const env = { ...process.env, STARTLINE_STATE: folder, FIXED_NOW: benchNow }
  const { status, stderr } = spawnSync('node', ['worker/cli/catalogue-load.ts'], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The demo catalogue did not load.\n${stderr}`)
}

/** A database with a synthetic catalogue of this size. */
function generateCatalogue(folder: string, events: number): void {
  rmSync(folder, { recursive: true, force: true })
  const env = { ...process.env, STARTLINE_STATE: folder, FIXED_NOW: benchNow }
  const command = ['worker/cli/catalogue-generate.ts', '--events', String(events)]
  const { status, stderr } = spawnSync('node', command, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`No catalogue of ${events} events was made.\n${stderr}`)
}

log(`building the product and the controls${quick ? ' (quick run)' : ''}`)
build()
must('vite', ['build', '--config', 'test/bench/controls/vite.config.ts'])
log('loading the demo catalogue')
loadCatalogue(`${state}/demo`)

const results: BenchResult[] = []
async function run(doing: string, bench: () => BenchResult | Promise<BenchResult>): Promise<void> {
  log(doing)
  const result = await bench()
  print(result)
  results.push(result)
}

/** The benchmarks with catalogues of up to 100,000 events, whose generation takes longer than everything else. */
async function benchGenerated(): Promise<void> {
  log('generating calendars of 10,000 and 100,000 events')
  for (const size of calendarSizes) generateCatalogue(`${state}/calendar-${size}`, size)
  const folders = {
    product,
    stateOf: (events: number) => `${state}/calendar-${events}/v3`,
  }
  await run('asking the calendar', () => benchCalendar(folders, 400))
  await run('loading and asking the engine at 1,000, 10,000 and 100,000 events', () =>
    benchEngine(`${state}/engine`),
  )
  await run('suggesting end to end', () =>
    benchEndToEnd(
      { product, controls, engine: `${state}/engine` },
      { rounds: 9, requests: 1500, warmUp: 1500 },
    ),
  )
}

await run('rendering pages', () =>
  benchPages({ product, controls, state: `${state}/demo/v3` }, pageLoad),
)
await run('sending cached pages', () =>
  benchCachedPages({ product, controls, state: `${state}/demo/v3` }, cachedLoad),
)
const site = await serveSite(`${state}/demo`, { FIXED_NOW: benchNow })
try {
  await run('clicking through the site in a browser', () =>
    benchNavigation(site.url, quick ? 12 : 40),
  )
  await run('signing in, 200 at once', () => benchSignIns(site.url))
  await run('weighing first visits', () => benchWeight(site.url))
  await run('painting pages on a phone', () => benchPaint(site.url, quick ? 3 : 11))
  await run('touching pages on a phone', () => benchInteractions(site.url, quick ? 4 : 11))
  await run('Lighthouse on a phone', () => benchLighthouse(site.url, quick ? 1 : 5))
} finally {
  await site.stop()
}
await run('asking the judged questions', () => benchSearchQuality(`${state}/demo`))
await run('translating links', benchLinks)
if (quick) log('leaving out what needs generated catalogues')
else await benchGenerated()

mkdirSync('test-results', { recursive: true })
const goals = results.flatMap((result) =>
  result.goals.map((goal) => ({ ...goal, verdict: verdict(goal) })),
)
writeFileSync('test-results/bench.json', `${JSON.stringify({ quick, results, goals }, null, 2)}\n`)
const missed = goals.filter((goal) => goal.verdict !== 'met')
console.log()
log(
  `${goals.length - missed.length} of ${goals.length} goals met; figures in test-results/bench.json`,
)
for (const goal of missed) console.log(`  ${goal.what}: ${goal.verdict}`)
