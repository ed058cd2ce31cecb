import { DatabaseSync } from 'node:sqlite'
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMinor } from '../../src/model/money/minor-units.ts'
import { currencies } from '../../src/model/values/currencies.ts'

/** Migration 0060: prices of the catalogue in minor units, for rows before it and for those of the release before. */

const migrations = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .toSorted((a, b) => a.localeCompare(b))
const at = migrations.indexOf('0060_price_units.sql')

const written = fc.record({
  amount: fc.oneof(
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
    fc.constantFrom(1.005, 0.145, 8.675, 1e-7, 0),
  ),
  currency: fc.constantFrom(...currencies),
})
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never

function migrated() {
  const db = new DatabaseSync(':memory:')
  const run = (names: readonly string[]) => {
    for (const name of names) db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  }
  run(migrations.slice(0, at))
  db.exec(`
    INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
      VALUES (1, 'NO', 'oslo', 'Oslo', '', 59, 10, 1, 'Europe/Oslo', '{}');
    INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight, updated_at)
      VALUES (1, 'oslo', 'Oslo', 'nb', 1, 59, 10, 1, '', '', 1, '2026-11-22');
    INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
      VALUES (1, 1, '2027-05-01', '2027-05-01', 1, 0, 1, 'Europe/Oslo');
    INSERT INTO race (id, edition_id, ordinal, sport, name) VALUES (1, 1, 0, 0, 'Run')`)
  return { db, migrate: () => run(migrations.slice(at)) }
}

/** Adds a price and a logged one with the columns that the release before knows. */
function add(db: DatabaseSync, { amount, currency }: Written, day: number): void {
  db.prepare(
    `INSERT INTO ticket_price (race_id, amount, currency, amount_eur) VALUES (1, ?, ?, ?)`,
  ).run(amount, currency, amount)
  db.prepare(
    `INSERT INTO price_log (race_id, currency, day, amount, lowest, basis) VALUES (1, ?, ?, NULL, ?, 'observed')`,
  ).run(currency, String(day), amount)
}

const found = (db: DatabaseSync) => ({
  prices: db.prepare('SELECT minor, minor_eur FROM ticket_price ORDER BY id').all(),
  log: db.prepare('SELECT minor, lowest_minor FROM price_log ORDER BY CAST(day AS INTEGER)').all(),
})

const expected = (rows: readonly Written[]) => ({
  prices: rows.map(({ amount, currency }) => ({
    minor: toMinor(amount, currency),
    minor_eur: toMinor(amount, 'EUR'),
  })),
  log: rows.map(({ amount, currency }) => ({
    minor: null,
    lowest_minor: toMinor(amount, currency),
  })),
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('stored prices, and those that the release before writes, become whole minor units', () => {
  const rows = fc.sample(written, { numRuns: 400, seed: 60 })
  const before = migrated()
  rows.forEach((row, day) => add(before.db, row, day))
  before.migrate()
  expect(plain(found(before.db))).toEqual(expected(rows))

  const after = migrated()
  after.migrate()
  rows.forEach((row, day) => add(after.db, row, day))
  expect(plain(found(after.db))).toEqual(expected(rows))

  after.db.exec(`UPDATE ticket_price SET amount = 19.99, currency = 'USD', amount_eur = 17.5`)
  after.db.exec(`UPDATE price_log SET amount = 300 WHERE currency = 'JPY'`)
  expect(
    plain(after.db.prepare('SELECT DISTINCT minor, minor_eur FROM ticket_price').all()),
  ).toEqual([{ minor: 1_999, minor_eur: 1_750 }])
  expect(
    plain(after.db.prepare(`SELECT DISTINCT minor FROM price_log WHERE currency = 'JPY'`).all()),
  ).toEqual([{ minor: 300 }])
})

test('prices in news become minor units', () => {
  const { db, migrate } = migrated()
  db.exec(`INSERT INTO event_news (event_id, edition_id, kind, former, present, day, at) VALUES
    (1, 1, 'price', '45.0 EUR', '55.5 EUR', '2026-11-28', ''), (1, 1, 'price', '4500.0 JPY', '5000.0 JPY', '2026-11-29', ''),
    (1, 1, 'date', '2026-11-28', '2026-11-29', NULL, '')`)
  migrate()
  expect(plain(db.prepare('SELECT former, present FROM event_news ORDER BY id').all())).toEqual([
    { former: '4500 EUR', present: '5550 EUR' },
    { former: '4500 JPY', present: '5000 JPY' },
    { former: '2026-11-28', present: '2026-11-29' },
  ])
})
