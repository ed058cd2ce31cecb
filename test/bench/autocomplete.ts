import { catalogue } from './engine-catalogue.ts'
import { measureEngine, type EngineFigures } from './engine.ts'
import { typedTexts } from './engine-queries.ts'
import { interleave, type LoadSize } from './load.ts'
import type { BenchResult, Goal } from './report.ts'
import { median } from './statistics.ts'
import { serveWorker } from './workers.ts'

const sizes = [1_000, 10_000, 100_000] as const
const largest = 100_000

/** Texts requested end to end, in turn. */
const textsRequested = 200

interface Folders {
  product: string
  controls: string
  /** Has a folder per catalogue size, filled by the engine's bench. */
  engine: string
}

/** Time of SQLite alone, by catalogue size. */
export async function benchEngine(folder: string): Promise<BenchResult> {
  const measured: EngineFigures[] = []
  for (const size of sizes) measured.push(await measureEngine(size, `${folder}/${size}`))
  const figures = measured.map((each) => [
    `${each.events.toLocaleString('en')} events`,
    {
      'suggest p50 ms': each.suggestP50,
      'p95 ms': each.suggestP95,
      'as exhaustive': each.sameAsExhaustive,
      'typo p50 ms': each.typoP50,
      'typo p95 ms': each.typoP95,
      'typo recall': each.typoRecall,
      'load s': each.loadSeconds,
      MB: each.megabytes,
    },
  ])
  return {
    title: 'Autocomplete, the engine alone',
    note: 'Milliseconds of SQLite on the file that D1 wrote: 2,000 typed texts, 700 misspelled ones.',
    figures: Object.fromEntries(figures),
    goals: measured.filter(({ events }) => events === largest).flatMap(engineGoals),
  }
}

function engineGoals(each: EngineFigures): Goal[] {
  const at = 'at 100,000 events'
  return [
    { what: `suggest p95 ${at}`, measured: each.suggestP95, bound: 'most', goal: 0.5, unit: 'ms' },
    {
      what: `suggest, same ids as a scan ${at}`,
      measured: each.sameAsExhaustive,
      bound: 'least',
      goal: 1,
      unit: '',
    },
    {
      what: `suggest with a typo, p95 ${at}`,
      measured: each.typoP95,
      bound: 'most',
      goal: 1.5,
      unit: 'ms',
    },
    {
      what: `typo recall among ten ${at}`,
      measured: each.typoRecall,
      bound: 'least',
      goal: 0.93,
      unit: '',
    },
  ]
}

/** End-to-end time of a suggestion, beside a worker that sends `SELECT 1` to D1. Needs the files of benchEngine. */
export async function benchEndToEnd(folders: Folders, size: LoadSize): Promise<BenchResult> {
  const [small, large] = [`${folders.engine}/${sizes[0]}`, `${folders.engine}/${largest}`]
  const select = await serveWorker({ folder: folders.controls, entry: 'select.js' }, small)
  const product = { folder: folders.product, entry: 'index.js' }
  const [few, many] = [await serveWorker(product, small), await serveWorker(product, large)]
  try {
    const names = {
      select: 'SELECT 1',
      few: 'suggest at 1,000 events',
      many: 'suggest at 100,000 events',
    }
    const costs = await interleave(
      [
        { name: names.select, server: select, paths: ['/'] },
        { name: names.few, server: few, paths: suggestPaths(sizes[0]) },
        { name: names.many, server: many, paths: suggestPaths(largest) },
      ],
      size,
    )
    const cpu = (name: string) => median((costs.get(name) ?? []).map((cost) => cost.cpu))
    const rows = [...costs].map(([name, rounds]) => [
      name,
      { 'CPU ms': cpu(name), 'req/s': median(rounds.map((cost) => cost.rate)) },
    ])
    return {
      title: 'Autocomplete end to end',
      note: '/api/search/autocompleteEvents through the built worker beside a worker that only asks D1 for SELECT 1.',
      figures: Object.fromEntries(rows),
      goals: [
        {
          what: 'suggest at 100,000 events / SELECT 1',
          measured: cpu(names.many) / cpu(names.select),
          bound: 'most',
          goal: 2.2,
          unit: '×',
        },
        {
          what: 'suggest, 1,000 → 100,000 events',
          measured: cpu(names.many) / cpu(names.few),
          bound: 'most',
          goal: 1.3,
          unit: '×',
        },
      ],
    }
  } finally {
    await Promise.all([select, few, many].map((server) => server.stop()))
  }
}

function suggestPaths(events: number): string[] {
  return typedTexts([...catalogue(events)], textsRequested).map(
    (text) => `/api/search/autocompleteEvents?locale=en&search=${encodeURIComponent(text)}`,
  )
}
