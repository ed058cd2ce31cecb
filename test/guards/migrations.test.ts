import { expect, test } from 'vitest'
import { filesUnder, textOf } from './read-project.ts'

const migrations = filesUnder('migrations').filter((path) => path.endsWith('.sql'))
const statements = (path: string): string =>
  textOf(path)
    .replace(/--[^\n]*/gu, '')
    .replace(/\s+/gu, ' ')

/** Migrations that lose rows, or could. */
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

test('there are migrations to guard, numbered from 0 without a gap', () => {
  const numbers = migrations.map((path) => Number(/\/(\d{4})_/u.exec(path)?.[1]))
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual(numbers.map((_, i) => i))
})

test.each(migrations)('%s deletes nothing: no cascade, no dropped table or column', (path) => {
  expect(dangerous(statements(path))).toEqual([])
})

test('the guard notices what it is there for', () => {
  expect(dangerous('x REFERENCES y(id) ON DELETE cascade')).toEqual(['ON DELETE CASCADE'])
  expect(dangerous('DROP TABLE `event`;')).toEqual(['DROP TABLE'])
  expect(dangerous('DELETE FROM `event`;')).toEqual(['DELETE without WHERE'])
  expect(dangerous('DELETE FROM event WHERE id = 1;')).toEqual([])
})
