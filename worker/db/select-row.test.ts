import { sql } from 'drizzle-orm'
import { integer, SQLiteAsyncDialect, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { selectRow } from './select-row.ts'

const note = sqliteTable('note', {
  id: integer().primaryKey({ autoIncrement: true }),
  body: text().notNull(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull().default(true),
  links: text().default('{}'),
  by: integer(),
})

const written = (query: ReturnType<typeof selectRow>) => {
  const { sql: statement, params } = new SQLiteAsyncDialect().sqlToQuery(query)
  return [statement, params]
}

test('values take the places of their columns, and missing ones are the default or NULL', () => {
  const row = { by: sql`n.value`, body: 'Start' }
  expect(written(selectRow(note, row, sql`FROM json_each(${'[1]'}) n`))).toEqual([
    'SELECT NULL, ?, ?, ?, n.value FROM json_each(?) n',
    ['Start', 1, '{}', '[1]'],
  ])
})

test('a null in the place of a default is NULL, and a boolean is stored as its column does', () => {
  const row = { body: 'Start', links: null, isOpen: false }
  expect(written(selectRow(note, row, sql`WHERE 1`))).toEqual([
    'SELECT NULL, ?, ?, NULL, NULL WHERE 1',
    ['Start', 0],
  ])
})
