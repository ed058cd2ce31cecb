import { interleave, type LoadSize } from './load.ts'
import type { BenchResult } from './report.ts'
import { median } from './statistics.ts'
import { serveWorker } from './workers.ts'

const pages = [
  { name: 'home', path: '/', control: '/constant/home/en' },
  { name: 'event', path: '/event/berlin-marathon', control: '/constant/event/en' },
] as const

interface Folders {
  product: string
  controls: string
  state: string
}

/** Cached pages of the built worker, through the whole stack, compared with a worker that sends one text. */
export async function benchCachedPages(folders: Folders, size: LoadSize): Promise<BenchResult> {
  const product = await serveWorker({ folder: folders.product, entry: 'index.js' }, folders.state)
  const control = await serveWorker(
    { folder: folders.controls, entry: 'control.js' },
    folders.state,
  )
  try {
    const costs = await interleave(
      pages.flatMap((page) => [
        { name: `${page.name}/product`, server: product, paths: [page.path] },
        { name: `${page.name}/control`, server: control, paths: [page.control] },
      ]),
      size,
    )
    const cpu = (name: string) => median((costs.get(name) ?? []).map((cost) => cost.cpu))
    const rows = pages.map(({ name }) => {
      const cached = cpu(`${name}/product`)
      const constant = cpu(`${name}/control`)
      return { name, cached, constant, share: constant / cached }
    })
    return {
      title: 'Cached pages',
      note: "A page from the isolate's memory beside a worker that sends one constant text, CPU of the process tree.",
      figures: Object.fromEntries(
        rows.map(({ name, cached, constant }) => [
          name,
          { 'product, CPU ms': cached, 'constant, CPU ms': constant },
        ]),
      ),
      goals: rows.map(({ name, share }) => ({
        what: `${name}: constant / product`,
        measured: share,
        bound: 'least' as const,
        goal: 0.6,
        unit: '×',
      })),
    }
  } finally {
    await Promise.all([product, control].map((server) => server.stop()))
  }
}
