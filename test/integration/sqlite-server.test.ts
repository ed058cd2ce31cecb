import { expect, test } from 'vitest'
import { openD1 } from '../support/open-database.ts'
import { openSqlite } from '../support/open-sqlite.ts'

/** D1 and the database in this process, which most tests use instead of it. */

type Call = (db: D1Database) => Promise<unknown>

const bound =
  (sql: string, ...values: unknown[]): Call =>
  async (db) =>
    await db
      .prepare(sql)
      .bind(...values)
      .all()
const raw = (sql: string, ...names: [] | [{ columnNames: true }]): Call => {
  const [columnNames] = names
  return async (db) =>
    columnNames === undefined ? await db.prepare(sql).raw() : await db.prepare(sql).raw(columnNames)
}
const inBatch =
  (...statements: string[]): Call =>
  async (db) =>
    await db.batch(statements.map((sql) => db.prepare(sql)))

const parameters = (count: number) =>
  `SELECT ${Array.from({ length: count }, (_, at) => `?${at + 1}`).join()}`
const values = (count: number) => Array.from({ length: count }, () => 1)
const insert = 'INSERT INTO a VALUES (?1, ?2, ?3, ?4)'
const terms = (count: number) => Array.from({ length: count }, () => 'SELECT 1').join(' UNION ALL ')
const nested = (depth: number) => `SELECT ${'('.repeat(depth)}1${')'.repeat(depth)}`
const added = (depth: number) =>
  `SELECT ${Array.from({ length: depth }, () => 'x').join(' + ')} FROM (SELECT 1 AS x)`

/** In this order, on one database. */
const calls: [string, Call][] = [
  [
    'a table',
    bound(
      'CREATE TABLE a (id INTEGER PRIMARY KEY, t TEXT UNIQUE, n INTEGER NOT NULL CHECK (n > 0), c)',
    ),
  ],
  ['a table that refers to it', bound('CREATE TABLE b (a INTEGER REFERENCES a(id) DEFERRABLE)')],
  ['a strict table', bound('CREATE TABLE s (n INTEGER) STRICT')],
  [
    'a trigger',
    bound("CREATE TRIGGER k BEFORE DELETE ON a BEGIN SELECT RAISE(ABORT, 'stays'); END"),
  ],
  ['an inserted row', bound(insert, 1, 'x', 5, true)],
  ['a value of another', bound(insert, 2, 'x', 5, 1.5)],
  ['a key of another', bound(insert, 1, 'y', 5, 1.5)],
  ['a value that a check refuses', bound(insert, 2, 'y', 0, null)],
  ['no value', bound(insert, 2, 'y', null, null)],
  ['a value of another type', bound('INSERT INTO s VALUES (?1)', 'x')],
  ['a key that is no integer', bound(insert, 'x', 'y', 5, null)],
  ['a reference to no row', bound('INSERT INTO b VALUES (99)')],
  ['a trigger that refuses', bound('DELETE FROM a')],
  ['an unknown table', bound('SELECT * FROM nope')],
  [
    'numbers as text',
    bound("SELECT typeof(?1) AS a, ?1 || '' AS b, json_array(?1, ?2) AS c", 5, 1.5),
  ],
  ['true and false', bound('SELECT ?1 AS a, ?2 AS b', true, false)],
  [
    'integers beyond those of JavaScript',
    bound('SELECT 9007199254740993 AS a, -9007611571601409 AS b'),
  ],
  ['bytes', bound("SELECT x'0102ff' AS a")],
  ['two columns of one name', bound('SELECT 1 AS a, 2 AS a')],
  ['a value too many', bound('SELECT ?1', 1, 2)],
  ['a value too few', bound('SELECT ?1, ?2', 1)],
  ['a question mark in a text', bound("SELECT '?' AS a, ? AS b", 1)],
  ['changed and returned rows', bound('UPDATE a SET n = n + 1 RETURNING id, n')],
  ['changed rows', bound('UPDATE a SET n = n + 1')],
  ['rows', raw('SELECT id, n FROM a')],
  ['rows with names', raw('SELECT id, n FROM a', { columnNames: true })],
  ['the first row', (db) => db.prepare('SELECT id, n FROM a').first()],
  ['a column of the first row', (db) => db.prepare('SELECT id, n FROM a').first('n')],
  ['an unknown column of it', (db) => db.prepare('SELECT id, n FROM a').first('m')],
  ['no first row', (db) => db.prepare('SELECT id FROM a WHERE id = 9').first('id')],
  ['a batch', inBatch('UPDATE a SET n = 8', 'SELECT n FROM a')],
  ['a batch that fails', inBatch('UPDATE a SET n = 9', 'UPDATE a SET n = 0')],
  ['its first statement', bound('SELECT n FROM a')],
  ['an empty batch', inBatch()],
  ['as many parameters as allowed', bound(parameters(100), ...values(100))],
  ['one more', bound(parameters(101), ...values(101))],
  ['as many terms as allowed', bound(terms(5))],
  ['one more', bound(terms(6))],
  ['as long a pattern as allowed', bound('SELECT ?1 LIKE ?1 AS a', 'a'.repeat(50))],
  ['a longer one', bound('SELECT ?1 LIKE ?1 AS a', 'a'.repeat(51))],
  ['as long a statement as allowed', bound(`SELECT '${'a'.repeat(90_000)}' AS a`)],
  ['a longer one', bound(`SELECT '${'a'.repeat(100_000)}' AS a`)],
  ['as deep an expression as allowed', bound(added(98))],
  ['a deeper one', bound(added(102))],
  ['brackets', bound(nested(50))],
  ['as many arguments as allowed', bound(`SELECT max(${values(32).join()}) AS a`)],
  [
    'full text',
    inBatch(
      "CREATE VIRTUAL TABLE f USING fts5(t, tokenize = 'unicode61 remove_diacritics 2')",
      "INSERT INTO f VALUES ('Münster Marathon')",
      "SELECT highlight(f, 0, '<', '>') AS a FROM f('munster*')",
    ),
  ],
  ['mathematics', bound('SELECT sqrt(4) AS a, pow(2, 3) AS b, degrees(pi()) AS c, acos(0.5) AS d')],
]

/** Result or error of a call, without times and sizes. */
async function outcome(db: D1Database, call: Call): Promise<unknown> {
  try {
    const given: unknown = await call(db)
    return JSON.parse(
      JSON.stringify(given, (key, value: unknown) =>
        key === 'meta' && value !== null && typeof value === 'object' && 'changes' in value
          ? { changes: value.changes }
          : value,
      ),
    )
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { message, cause } = error
    return [message, cause instanceof Error ? cause.message : null].map((text) =>
      // Node's SQLite states no offset of a fault, and has other words for a long statement.
      text?.replace(/ at offset \d+/u, '').replace('statement too long', 'string or blob too big'),
    )
  }
}

test('statements have the same results, errors and limits on D1 and in this process', async () => {
  const { db: d1 } = await openD1({ migrated: false })
  const { db: here } = openSqlite({ migrated: false })
  for (const [name, call] of calls)
    expect([name, await outcome(here, call)]).toEqual([name, await outcome(d1, call)])
})

test('both have the same tables after all migrations', async () => {
  const tables = (db: D1Database) =>
    db
      .prepare(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
      )
      .all()
  const { db: d1 } = await openD1()
  const { results } = await tables(openSqlite().db)
  expect(results.length).toBeGreaterThan(50)
  expect(results).toEqual((await tables(d1)).results)
})
