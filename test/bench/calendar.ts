import { Agent, get } from 'node:http'
import { createRandom } from '../../src/model/values/random.ts'
import type { BenchResult } from './report.ts'
import { median, percentile } from './statistics.ts'
import { serveWorker, type Served } from './workers.ts'

/** Sizes of the generated catalogues, smallest first. */
export const calendarSizes = [10_000, 100_000] as const

interface Folders {
  product: string
  /** The state folder of a generated catalogue with that many events. */
  stateOf: (events: number) => string
}

const sports = [
  'running',
  'trail-running',
  'road-cycling',
  'triathlon',
  'open-water-swimming',
  'all-running',
]
const countries = [
  'germany',
  'france',
  'united-states',
  'italy',
  'spain',
  'japan',
  'switzerland',
  'sweden',
]
const months = ['2026-12', '2027-03', '2027-05', '2027-06', '2027-09', '2027']
const distances = ['5k', '10k', 'half-marathon', 'marathon', '50k', 'by-time']
const keys = [
  'minKm=10',
  'maxKm=42',
  'confirmed=1',
  'registration=open',
  'maxPrice=50&priceIn=EUR',
  'team=solo',
  'minGain=200',
  'text=run',
]

/** Calendars with three filters in force, of all kinds of selectivity. */
function questions(count: number): string[] {
  const random = createRandom(23)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  return Array.from({ length: count }, () => {
    const slots = [sports, distances, countries, months, keys, keys]
      .map((list) => ({ list, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, 3)
    const chosen = [sports, distances, countries, months]
      .filter((list) => slots.some((slot) => slot.list === list))
      .map(pick)
    const start = Math.floor(random() * keys.length)
    const rest = Array.from(
      { length: 3 - chosen.length },
      (_, index) => keys[(start + 3 * index) % keys.length],
    )
    return `/api/calendar?${[`criteria=${chosen.join('/')}`, ...rest].join('&')}`
  })
}

/** A calendar with some dozens of matches in a hundred thousand. */
const selective = '/api/calendar?criteria=triathlon/switzerland/2027-06'

const boxes = [
  '-180,-85,180,85',
  '-10,36,30,60',
  '5,45,11,48',
  '170,-50,-170,-30',
  '8.4,47.3,8.6,47.4',
]

const maps = (): string[] =>
  boxes.flatMap((box) => [1, 4, 7, 11].map((zoom) => `/api/calendar/map?box=${box}&zoom=${zoom}`))

/** Wall-clock time of calendar responses, one at a time, in workerd with D1 and the cards of the page. */
export async function benchCalendar(folders: Folders, queries: number): Promise<BenchResult> {
  const rows: [string, Record<string, number>][] = []
  const selectiveMedians: number[] = []
  const mapTimes: number[] = []
  const listTimes: number[] = []
  for (const events of calendarSizes) {
    const files = { folder: folders.product, entry: 'index.js' }
    const server = await serveWorker(files, folders.stateOf(events))
    try {
      const first = await timeOf(server, ['/api/calendar'])
      const list = await timeOf(server, questions(queries))
      const narrow = await timeOf(
        server,
        Array.from({ length: queries / 2 }, () => selective),
      )
      const map = await timeOf(server, Array.from({ length: queries / 20 }, maps).flat())
      selectiveMedians.push(median(narrow))
      if (events === calendarSizes.at(-1)) {
        listTimes.push(...list)
        mapTimes.push(...map)
      }
      rows.push([
        `${events.toLocaleString('en')} events`,
        {
          'first of an isolate ms': first[0] ?? Number.NaN,
          'three filters p50': median(list),
          'p95 ms': percentile(list, 0.95),
          'selective p50': median(narrow),
          'selective p95': percentile(narrow, 0.95),
          'map p50': median(map),
          'map p95': percentile(map, 0.95),
        },
      ])
    } finally {
      await server.stop()
    }
  }
  const [small = Number.NaN, large = Number.NaN] = selectiveMedians
  const most = (what: string, measured: number, goal: number, unit: string) => ({
    what,
    measured,
    bound: 'most' as const,
    goal,
    unit,
  })
  return {
    title: 'The calendar',
    note: 'Milliseconds of an answer with counts of every option and its first hundred editions, one request at a time through workerd and D1.',
    figures: Object.fromEntries(rows),
    goals: [
      most(
        'calendar with three filters, p95 at 100,000 events',
        percentile(listTimes, 0.95),
        60,
        'ms',
      ),
      most('selective calendar, 10,000 → 100,000 events', large / small, 2, '×'),
      most('map clusters of any box, p95 at 100,000 events', percentile(mapTimes, 0.95), 60, 'ms'),
    ],
  }
}

async function timeOf(server: Served, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) {
    const start = performance.now()
    await read(agent, server.url + path)
    times.push(performance.now() - start)
  }
  agent.destroy()
  return times
}

/** @throws Error when a response is not 200, or redirects instead of listing */
function read(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'user-agent': 'bench bot' } }, (response) => {
      const { statusCode } = response
      let moved = false
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => {
        moved ||= chunk.includes('{"redirect":"')
      })
      response.on('end', () => {
        if (statusCode === 200 && !moved) resolve()
        else reject(new Error(`${url} answered ${moved ? 'another address' : statusCode}`))
      })
    }).on('error', reject)
  })
}
