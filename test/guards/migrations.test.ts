import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { filesUnder, textOf } from './read-project.ts'

const migrations = filesUnder('migrations').filter((path) => path.endsWith('.sql'))
const statements = (path: string): string =>
  textOf(path)
    .replace(/--[^\n]*/gu, '')
    .replace(/\s+/gu, ' ')

/** Migrations that delete rows, or could. */
function dangerous(sql: string): string[] {
  const dangers = {
    'ON DELETE CASCADE': /\bON DELETE CASCADE\b/iu,
    'ON UPDATE CASCADE': /\bON UPDATE CASCADE\b/iu,
    'DROP TABLE': /\bDROP TABLE\b/iu,
    'DROP COLUMN': /\bDROP COLUMN\b/iu,
    'DELETE without WHERE': /\bDELETE FROM [`"\w]+ ?(?:;|$)/iu,
    'PRAGMA foreign_keys': /\bPRAGMA foreign_keys ?= ?(?:off|0)/iu,
  }
  return Object.entries(dangers).flatMap(([name, pattern]) => (pattern.test(sql) ? [name] : []))
}

test('migrations are numbered from 0 without a gap', () => {
  const numbers = migrations.map((path) => Number(/\/(\d{4})_/u.exec(path)?.[1]))
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual(numbers.map((_, i) => i))
})

test.each(migrations)('%s deletes nothing: no cascade, no dropped table or column', (path) => {
  expect(dangerous(statements(path))).toEqual([])
})

test('control: dangerous statements are detected', () => {
  expect(dangerous('x REFERENCES y(id) ON DELETE cascade')).toEqual(['ON DELETE CASCADE'])
  expect(dangerous('DROP TABLE `event`;')).toEqual(['DROP TABLE'])
  expect(dangerous('DELETE FROM `event`;')).toEqual(['DELETE without WHERE'])
  expect(dangerous('DELETE FROM event WHERE id = 1;')).toEqual([])
})

test('a last-checked date that equals the day of loading is cleared, and the event stays', () => {
  const at = migrations.findIndex((path) => textOf(path).includes('SET `checked_on`'))
  const db = new DatabaseSync(':memory:')
  for (const path of migrations.slice(0, at)) db.exec(textOf(path))
  db.exec(`
    INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
      VALUES (1, 'NO', 'oslo', 'Oslo', '', 59, 10, 1, 'Europe/Oslo', '{}');
    INSERT INTO event (id, permalink, name, name_language, city_id, lat, lon, cell, source_url, checked_on, weight, updated_at)
      VALUES (1, 'oslo', 'Oslo', 'nb', 1, 59, 10, 1, 'https://example.org', '2026-11-22', 1, '2026-11-22')`)
  for (const path of migrations.slice(at)) db.exec(textOf(path))
  const [row] = db.prepare('SELECT name, checked_on, venue_names FROM event').all()
  expect({ ...row }).toEqual({ name: 'Oslo', checked_on: '', venue_names: '{}' })
})
