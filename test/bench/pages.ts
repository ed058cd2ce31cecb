import { pathOf, type Target as Address } from '../../src/i18n/paths.ts'
import '../../src/i18n/all-words.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { interleave, median, type Cost, type LoadSize, type Target } from './load.ts'
import type { BenchResult } from './report.ts'
import { serveWorker, type Served } from './workers.ts'

const event: Address = { to: 'event', permalink: 'berlin-marathon' }

const pages = [
  { name: 'home, English', kind: 'home', address: { to: 'home' }, locale: 'en' },
  { name: 'home, German', kind: 'home', address: { to: 'home' }, locale: 'de' },
  { name: 'event, English', kind: 'event', address: event, locale: 'en' },
  { name: 'event, German', kind: 'event', address: event, locale: 'de' },
] as const satisfies readonly { name: string; kind: string; address: Address; locale: Locale }[]

type Page = (typeof pages)[number]

const ways = ['product', 'tree', 'data'] as const

interface Folders {
  product: string
  controls: string
  state: string
}

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
  try {
    const targets = pages.flatMap((page) => targetsOf(page, { product, tree, data }))
    for (const page of pages) await assertSameTree(page, product, tree)
    const costs = await interleave(targets, size)
    return resultOf((page, way) => costs.get(`${page.name}/${way}`) ?? [])
  } finally {
    await Promise.all([product, tree, data].map((server) => server.stop()))
  }
}

function pathFor(page: Page, way: (typeof ways)[number]): string {
  return way === 'product'
    ? pathOf(page.address, page.locale)
    : `/${way}/${page.kind}/${page.locale}`
}

function targetsOf(page: Page, servers: Record<(typeof ways)[number], Served>): Target[] {
  return ways.map((way) => ({
    name: `${page.name}/${way}`,
    server: servers[way],
    paths: [pathFor(page, way)],
  }))
}

/** @throws Error when the control renders another tree than the product, because the comparison would be void */
async function assertSameTree(page: Page, product: Served, tree: Served): Promise<void> {
  const [shown = '', control = ''] = await Promise.all(
    [product.url + pathFor(page, 'product'), tree.url + pathFor(page, 'tree')].map(bodyOf),
  )
  if (shown === control && shown.length > 1000) return
  const at = [...shown].findIndex((letter, index) => letter !== control[index])
  const around = (html: string): string => html.slice(Math.max(0, at - 60), at + 60)
  throw new Error(
    `${page.name}: test/bench/controls no longer renders the product's page.\n` +
      `product: ${around(shown)}\ncontrol: ${around(control)}`,
  )
}

/** The body without scripts, request id, Suspense markers, and React's ids, which encode a place in the tree. */
async function bodyOf(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { 'user-agent': 'bench bot' } })).text()
  return html
    .replace(/^.*<body/su, '<body')
    .replaceAll(/<script\b.*?<\/script>/gsu, '')
    .replaceAll(/<!--\/?\$-->/gu, '')
    .replaceAll(/_R_\w*?_/gu, '_R_')
    .replaceAll(/__REQUEST_ID__|\b[\da-f]{8}-[\da-f]{4}\b/gu, '')
}

function resultOf(
  costsOf: (page: Page, way: (typeof ways)[number]) => readonly Cost[],
): BenchResult {
  const rows = pages.map((page) => {
    const cpu = (way: (typeof ways)[number]) => median(costsOf(page, way).map((cost) => cost.cpu))
    const rate = (way: (typeof ways)[number]) => median(costsOf(page, way).map((cost) => cost.rate))
    const [whole, bare, data] = [cpu('product'), cpu('tree'), cpu('data')]
    const figures = {
      'product, CPU ms': whole,
      'tree, CPU ms': bare,
      'D1 + tree, CPU ms': data,
      'product, req/s': rate('product'),
      'tree, req/s': rate('tree'),
      'D1 + tree, req/s': rate('data'),
    }
    const goals = [
      { what: `${page.name}: product / (D1 + tree)`, measured: whole / data, goal: 1.45 },
      // The cost of the data is the difference that its request makes to the tree.
      {
        what: `${page.name}: product without data / tree`,
        measured: (whole - data + bare) / bare,
        goal: 2,
      },
    ]
    return { name: page.name, figures, goals }
  })
  return {
    title: 'Rendered pages',
    note: "The built worker beside renderToString of the same tree in workerd, with and without the page's question to D1.",
    figures: Object.fromEntries(rows.map(({ name, figures }) => [name, figures])),
    goals: rows.flatMap(({ goals }) =>
      goals.map((goal) => ({ ...goal, bound: 'most' as const, unit: '×' })),
    ),
  }
}
