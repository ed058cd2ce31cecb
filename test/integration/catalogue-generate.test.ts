import { expect, test, vi } from 'vitest'
import { readCities } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import { CatalogueError } from '../../worker/catalogue/read-catalogue.ts'
import { generateCatalogue, type Generation } from '../../worker/cli/generate-catalogue.ts'
import { rowTables } from '../../worker/domain/catalogue/events/row-tables.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'

vi.spyOn(console, 'log').mockImplementation(() => {})

const generation: Generation = {
  events: 130,
  seed: 1,
  cities: readCities().slice(0, 100),
  portion: 30,
}

/** Generates on a database that fails after so many calls, as if the command had been killed there. */
async function generate(
  db: D1Database,
  { calls = Number.POSITIVE_INFINITY, now = testNow, ...flags }: Flags = {},
): Promise<{ used: number; error: unknown }> {
  let used = 0
  const spend = () => {
    used += 1
    if (used > calls) throw new Error('killed')
  }
  const DB = {
    prepare: (sql: string) => {
      spend()
      return db.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => {
      spend()
      return db.batch(statements)
    },
  }
  const settings = readSettings({ DB, KV: { get: () => null }, FIXED_NOW: now })
  const run = generateCatalogue(settings, { ...generation, ...flags })
  const error: unknown = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return { used, error }
}
type Flags = Partial<Generation> & { calls?: number; now?: string }

/** Everything that a generated catalogue consists of; the tokens of months are random. */
async function contents(db: D1Database): Promise<unknown[]> {
  const catalogue = ['city', 'region', ...rowTables, 'catalogue_count', 'highlight']
  const index = ['search_outbox', 'search_event', 'search_display', 'search_word', 'search_typo']
  const tables = [...catalogue, ...index, 'calendar_edition', 'calendar_columns']
  const selects = [
    ...tables.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2`),
    `SELECT rowid FROM search_fts WHERE search_fts MATCH '"m"*'`,
    `SELECT rowid FROM search_own_fts WHERE search_own_fts MATCH '"m"*'`,
  ]
  const results = await db.batch(selects.map((sql) => db.prepare(sql)))
  return results.map(({ results: rows }) => rows)
}

test('a generation that is killed again and again ends with the rows of one that is not', async () => {
  const whole = await openDatabase()
  const pieces = await openDatabase()
  try {
    const { used, error } = await generate(whole.db)
    expect(error).toBeNull()
    const calls = Math.floor(used / 3)
    let kills = 0
    // A later run has another time, and keeps that of the first.
    const later = '2026-11-23T09:00:00Z'
    let last = await generate(pieces.db, { calls })
    while (last.error !== null && kills < 20) {
      expect(last.error).toHaveProperty('message', 'killed')
      kills += 1
      last = await generate(pieces.db, { calls, now: later })
    }
    expect(kills).toBeGreaterThan(2)
    expect(last.error).toBeNull()
    const [expected, found] = [await contents(whole.db), await contents(pieces.db)]
    expect(found).toEqual(expected)
  } finally {
    await whole.close()
    await pieces.close()
  }
})

test('a generation begun with another seed or more events is not completed', async () => {
  const { db, close } = await openDatabase()
  try {
    await generate(db, { calls: 45 })
    const begun = await db.prepare('SELECT count(*) AS n FROM event').first<{ n: number }>()
    expect(begun?.n).toBeGreaterThan(0)
    for (const flags of [{ seed: 2 }, { events: 10 }]) {
      const { error } = await generate(db, flags)
      expect(error).toBeInstanceOf(CatalogueError)
      expect(String(error)).toContain('another catalogue')
    }
    expect(await db.prepare('SELECT count(*) AS n FROM event').first()).toEqual(begun)
  } finally {
    await close()
  }
})
