/**
 * `node test/bench/alerts.ts [rows]`: cost of the alert job at 100,000 saved rows, per tick of the cron: round trips to
 * the database, CPU of this process, which is that of the worker's code, and milliseconds with those of D1 in Miniflare.
 * Prints beside it the same number of ticks without news, as the least possible cost.
 */
import { createDatabase } from '../../worker/db/client.ts'
import { changeEdition } from '../../worker/domain/catalogue/news/change-edition.ts'
import { queueAlerts } from '../../worker/domain/community/alerts/queue-alerts.ts'
import { openNewsTables } from '../support/news-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

const rows = Number(process.argv[2] ?? 100_000)
const perMember = 10
const events = 1000

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

interface Tick {
  queued: number
  calls: number
  cpuMs: number
  ms: number
}

const tables = await openNewsTables()

async function tick(at: Date): Promise<Tick> {
  const { db, count } = stoppingDatabase(tables.binding, Infinity)
  const started = performance.now()
  const cpu = process.cpuUsage()
  const queued = await queueAlerts(createDatabase(db), at)
  const { user, system } = process.cpuUsage(cpu)
  const ms = performance.now() - started
  return { queued, calls: count.calls, cpuMs: (user + system) / 1000, ms }
}

const most = (ticks: readonly Tick[], of: (each: Tick) => number): string =>
  String(Math.round(Math.max(...ticks.map(of)) * 10) / 10)

function print(name: string, ticks: readonly Tick[]): void {
  const queued = ticks.reduce((sum, each) => sum + each.queued, 0)
  console.log(
    `${name}: ${ticks.length} ticks, ${queued} emails; most per tick: ${most(ticks, (t) => t.queued)} emails, ${most(ticks, (t) => t.calls)} round trips, ${most(ticks, (t) => t.cpuMs)} ms CPU, ${most(ticks, (t) => t.ms)} ms`,
  )
}

/** Ticks of five minutes from ten o'clock of a day, until one queues nothing and the run is finished. */
async function day(date: number): Promise<Tick[]> {
  const ticks: Tick[] = []
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    ticks.push(await tick(new Date(Date.UTC(2026, 10, date, 10, minutes))))
    const open = await tables.all('SELECT 1 FROM mailing WHERE finished_at IS NULL')
    if (open.length === 0) return ticks
  }
  return ticks
}

try {
  const members = range(rows / perMember)
  await tables.addEvents(range(events))
  await tables.addMembers(members.map((id) => ({ id })))
  for (let part = 0; part < perMember; part++)
    await tables.all(
      `INSERT INTO saved_event (member_id, event_id, saved_at)
       SELECT id, (id * 7 + ${part} * 101) % ${events} + 1, '2026-11-01T08:00:00.000Z' FROM member`,
    )
  const [saved] = await tables.all('SELECT count(*) AS n FROM saved_event')
  console.log(`${String(saved?.['n'])} saved rows of ${members.length} members`)
  const move = async (ids: readonly number[], date: string, at: Date) => {
    for (const id of ids) await changeEdition(tables.db, id, { date, endDate: date }, at)
  }
  await tick(new Date('2026-11-21T10:00:00Z'))
  print('no news', await day(22))
  await move([500], '2027-06-12', new Date('2026-11-22T12:00:00Z'))
  print('news of 1 event', await day(23))
  await move(range(200), '2027-06-13', new Date('2026-11-23T12:00:00Z'))
  print('news of 200 events', await day(24))
} finally {
  await tables.close()
}
