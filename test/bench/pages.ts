import { treeDifference, pages, pathFor, ways, type Page, type Way } from './control-pages.ts'
import { interleave, type Cost, type LoadSize, type Target } from './load.ts'
import type { BenchResult } from './report.ts'
import { median } from './statistics.ts'
import { serveWorker, type Served } from './workers.ts'

interface Folders {
  product: string
  controls: string
  state: string
}

/** Target whose cost is the unit of the goal that is a difference: a response with one query, `SELECT 1`. */
const selectName = 'SELECT 1'

/**
 * Pages rendered by the built product compared with React's `renderToString` of the same tree: of data in memory
 * ("tree"), and including the page's own API request ("data").
 */
export async function benchPages(folders: Folders, size: LoadSize): Promise<BenchResult> {
  const entry = { folder: folders.product, entry: 'index.js' }
  const product = await serveWorker(entry, folders.state, { PAGE_CACHE_SECONDS: '0' })
  const control = { folder: folders.controls, entry: 'control.js' }
  const tree = await serveWorker(control, folders.state)
  const data = await serveWorker(control, folders.state)
  const select = await serveWorker({ folder: folders.controls, entry: 'select.js' }, folders.state)
  try {
    const targets = [
      ...pages.flatMap((page) => targetsOf(page, { product, tree, data })),
      { name: selectName, server: select, paths: ['/'] },
    ]
    for (const page of pages) {
      const difference = await treeDifference(page, product.url, tree.url)
      if (difference !== null)
        throw new Error(`test/bench/controls no longer renders the product's page: ${difference}`)
    }
    const costs = await interleave(targets, size)
    const costOfSelect = median((costs.get(selectName) ?? []).map(({ cpu }) => cpu))
    return resultOf((page, way) => costs.get(`${page.name}/${way}`) ?? [], costOfSelect)
  } finally {
    await Promise.all([product, tree, data, select].map((server) => server.stop()))
  }
}

function targetsOf(page: Page, servers: Record<Way, Served>): Target[] {
  return ways.map((way) => ({
    name: `${page.name}/${way}`,
    server: servers[way],
    paths: [pathFor(page, way)],
  }))
}

function resultOf(
  costsOf: (page: Page, way: Way) => readonly Cost[],
  costOfSelect: number,
): BenchResult {
  const rows = pages.map((page) => {
    const cpu = (way: Way) => median(costsOf(page, way).map((cost) => cost.cpu))
    const rate = (way: Way) => median(costsOf(page, way).map((cost) => cost.rate))
    const [whole, bare, data] = [cpu('product'), cpu('tree'), cpu('data')]
    const figures = {
      'product, CPU ms': whole,
      'tree, CPU ms': bare,
      'D1 + tree, CPU ms': data,
      'SELECT 1, CPU ms': costOfSelect,
      // The cost of the data is the difference that its request makes to the tree.
      'product without data / tree': (whole - data + bare) / bare,
      'product, req/s': rate('product'),
      'tree, req/s': rate('tree'),
      'D1 + tree, req/s': rate('data'),
    }
    const goals = [
      { what: `${page.name}: product / (D1 + tree)`, measured: whole / data, goal: 1.45 },
      {
        what: `${page.name}: (product − (D1 + tree)) / SELECT 1`,
        measured: (whole - data) / costOfSelect,
        goal: 2,
      },
    ]
    return { name: page.name, figures, goals }
  })
  return {
    title: 'Rendered pages',
    note: "The built worker beside renderToString of the same tree in workerd, with and without the page's query of D1.",
    figures: Object.fromEntries(rows.map(({ name, figures }) => [name, figures])),
    goals: rows.flatMap(({ goals }) =>
      goals.map((goal) => ({ ...goal, bound: 'most' as const, unit: '×' })),
    ),
  }
}
