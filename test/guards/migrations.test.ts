import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { filesUnder, textOf } from './read-project.ts'

const migrations = filesUnder('migrations').filter((path) => path.endsWith('.sql'))
const statements = (path: string): string =>
  textOf(path)
    .replace(/--[^\n]*/gu, '')
    .replace(/\s+/gu, ' ')

/**
 * Tables that are computed from the catalogue and can be rebuilt, so that a migration may drop them
 * (docs/decisions/0015-forward-only-migrations.md). A table of facts never belongs here.
 */
const derivedTables = new Set(
  `search_event search_display search_own_fts search_fts search_word search_typo search_edition search_race
   calendar_edition calendar_month calendar_columns catalogue_count highlight`.split(/\s+/u),
)

function droppedTables(sql: string): string[] {
  const drops = sql.matchAll(/\bDROP TABLE (?:IF EXISTS )?(\S+)/giu)
  return [...drops].map(([, table = '']) => table.replace(/[`";]/gu, '').toLowerCase())
}

/** Names of the statements in a migration that lose facts, or could. */
function dangerous(sql: string): string[] {
  const dangers = {
    'ON DELETE CASCADE': /\bON DELETE CASCADE\b/iu,
    'ON UPDATE CASCADE': /\bON UPDATE CASCADE\b/iu,
    'DROP COLUMN': /\bDROP COLUMN\b/iu,
    'DELETE without WHERE': /\bDELETE FROM [`"\w]+ ?(?:;|$)/iu,
    'PRAGMA foreign_keys': /\bPRAGMA foreign_keys ?= ?(?:off|0)/iu,
  }
  const found = Object.entries(dangers).flatMap(([name, pattern]) =>
    pattern.test(sql) ? [name] : [],
  )
  return droppedTables(sql).every((table) => derivedTables.has(table))
    ? found
    : [...found, 'DROP TABLE']
}

test('migrations are numbered from 0 without a gap', () => {
  const numbers = migrations.map((path) => Number(/\/(\d{4})_/u.exec(path)?.[1]))
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual(numbers.map((_, i) => i))
})

test.each(migrations)('%s loses no facts: no cascade, no dropped table or column', (path) => {
  expect(dangerous(statements(path))).toEqual([])
})

test('control: cascades, dropped tables of facts and unconditional deletes are detected', () => {
  expect(dangerous('x REFERENCES y(id) ON DELETE cascade')).toEqual(['ON DELETE CASCADE'])
  expect(dangerous('DROP TABLE `event`;')).toEqual(['DROP TABLE'])
  expect(dangerous('DROP TABLE search_race; drop table if exists "event"')).toEqual(['DROP TABLE'])
  expect(dangerous('DROP TABLE main.[event]')).toEqual(['DROP TABLE'])
  expect(dangerous('DROP TABLE `search_race`;')).toEqual([])
  expect(dangerous('DELETE FROM `event`;')).toEqual(['DELETE without WHERE'])
  expect(dangerous('DELETE FROM event WHERE id = 1;')).toEqual([])
})

test('no statement of the worker names a dropped table', () => {
  const dropped = migrations.flatMap((path) => droppedTables(statements(path)))
  expect(dropped).toContain('search_edition')
  const named = filesUnder('worker')
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      dropped.filter((table) => new RegExp(`\\b${table}\\b`, 'u').test(textOf(path))),
    )
  expect(named).toEqual([])
})

/**
 * Rows of tables after all migrations, where an event was stored before the migration at an index.
 * @param event columns of the event that differ from test to test
 */
function migrateEvent(at: number, event: { source_url: string; checked_on: string }) {
  const db = new DatabaseSync(':memory:')
  for (const path of migrations.slice(0, at)) db.exec(textOf(path))
  db.exec(`
    INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
      VALUES (1, 'NO', 'oslo', 'Oslo', '', 59, 10, 1, 'Europe/Oslo', '{}');
    INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight, updated_at)
      VALUES (1, 'oslo', 'Oslo', 'nb', 1, 59, 10, 1, '${event.source_url}', '${event.checked_on}', 1, '2026-11-22');
    INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone)
      VALUES (1, 1, '2027-05-01', '2027-05-01', 1, 0, 1, 'Europe/Oslo')`)
  for (const path of migrations.slice(at)) db.exec(textOf(path))
  return (sql: string) => ({ ...db.prepare(sql).get() })
}

test('a last-checked date that equals the day of loading is cleared, and the event stays', () => {
  const at = migrations.findIndex((path) => textOf(path).includes('SET `checked_on`'))
  const row = migrateEvent(at, { source_url: 'https://example.org', checked_on: '2026-11-22' })
  expect(row('SELECT name, checked_on, venue_names FROM event')).toEqual({
    name: 'Oslo',
    checked_on: '',
    venue_names: '{}',
  })
})

test('the source of an event becomes one for all groups of facts, without a day of check', () => {
  const at = migrations.findIndex((path) => path.endsWith('0009_provenance.sql'))
  const url = 'https://example.org/a?b="c"'
  const row = migrateEvent(at, { source_url: url, checked_on: '' })
  expect(JSON.parse(String(row('SELECT sources FROM event')['sources']))).toEqual([
    { url, facts: ['name', 'place', 'dates', 'races'] },
  ])
  expect(row('SELECT lat, lon, venue, venue_names FROM edition')).toEqual({
    lat: null,
    lon: null,
    venue: null,
    venue_names: '{}',
  })
})
