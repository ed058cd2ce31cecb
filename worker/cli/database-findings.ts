import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { createDatabase, type Database } from '../db/client.ts'
import { readBatch } from '../db/read-batch.ts'
import { appliedMigrations, migrationNumber } from '../domain/operations/applied-migrations.ts'
import { readHealth, type PartState } from '../health/read-health.ts'
import type { Settings } from '../settings/env.ts'
import { look, miss, ok, type Finding } from './findings.ts'

/** Names of the migrations of this checkout, in order. */
export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

const counts = v.array(v.object({ upcoming: v.number(), all: v.number() }))

/** @param folder of the migrations */
async function migrationFinding(db: Database, folder: string): Promise<Finding> {
  const applied = new Set(await appliedMigrations(db))
  const here = migrationNames(folder)
  const missing = here.filter((name) => !applied.has(name)).map(migrationNumber)
  const shown = missing.length > 6 ? [...missing.slice(0, 5), '…'] : missing
  if (missing.length > 0)
    return miss(
      'migrations',
      `${missing.length} of ${here.length} not applied: ${shown.join(', ')}`,
      'npm run db:migrate',
    )
  const newer = [...applied].filter((name) => !here.includes(name))
  return newer.length === 0
    ? ok('migrations', `all ${here.length} applied`)
    : look('migrations', `the database is newer than this checkout: ${newer.join(', ')}`)
}

async function catalogueFinding(db: Database, today: string): Promise<Finding> {
  const [rows] = await readBatch(db, [
    sql`SELECT count(*) AS "all", count(DISTINCT CASE WHEN end_date >= ${today} THEN event_id END) AS upcoming
      FROM edition`,
  ])
  const [{ all, upcoming } = { all: 0, upcoming: 0 }] = v.parse(counts, rows)
  if (all === 0) return miss('catalogue', 'no event', 'npm run catalogue:load')
  return upcoming === 0
    ? look('catalogue', 'no event is ahead of today', 'docs/operations.md#scheduled-jobs')
    : ok('catalogue', `${upcoming} events ahead`)
}

const partNames = { schedule: 'jobs', search: 'search', email: 'email queue', orders: 'orders' }
const states: Record<PartState, string> = {
  ok: 'nothing waits too long',
  late: 'late',
  failed: 'a job has failed',
  off: 'off',
  unknown: 'the scheduled jobs have not run here',
}

/**
 * @param parts of the site's health
 * @param hasCron false for a site on this machine, whose jobs run only when they are called
 */
export function partFindings(
  parts: Record<keyof typeof partNames, PartState>,
  hasCron: boolean,
): Finding[] {
  return (['schedule', 'search', 'email', 'orders'] as const).map((part) => {
    const state = parts[part]
    const name = partNames[part]
    return state === 'late' || state === 'failed' || (state === 'unknown' && hasCron)
      ? look(name, states[state], 'npm run jobs, docs/operations.md#health-checks-and-alerts')
      : ok(name, states[state])
  })
}

/** Findings of the database. One that cannot be read is a miss, and nothing else is looked at. */
export async function databaseFindings(
  settings: Settings,
  { now, folder }: { now: Date; folder: string },
): Promise<Finding[]> {
  const db = createDatabase(settings.DB)
  try {
    const migrations = await migrationFinding(db, folder)
    if (migrations.state === 'miss') return [migrations]
    const { parts } = await readHealth(settings, now)
    return [
      migrations,
      await catalogueFinding(db, now.toISOString().slice(0, 10)),
      ...partFindings(parts, false),
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer'
    return [miss('database', `cannot be read: ${reason}`, 'npm start')]
  }
}
