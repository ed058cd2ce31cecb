import { join } from 'node:path'
import * as v from 'valibot'
import { BackupError, type Manifest } from './manifest.ts'
import { readTables, type BackupTable } from './read-tables.ts'
import { openWith, readManifest, verifyFiles } from './sealed-files.ts'
import type { BackupSource } from './write-backup.ts'

/** Bytes of JSON of one statement, below the 2 MB of a value of D1. */
const bytesPerWrite = 500_000

export interface RestoreOptions {
  folder: string
  /** Key of age, `AGE-SECRET-KEY-…`. */
  identity: string
  /** Number of the newest migration of the database. */
  schema: string
  progress: (name: string, rows: number) => void
}

/** Rows of a restored table; `orphans` are those whose parent was deleted while the backup was made. */
export interface Restored {
  table: string
  rows: number
  orphans: number
}

const decoder = new TextDecoder()
const lineList = (bytes: Uint8Array): string[] =>
  decoder
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== '')

/** @throws BackupError naming the first table with rows */
async function refuseFilled(db: D1Database, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables) {
    const row = await db.prepare(`SELECT 1 AS one FROM "${name}" LIMIT 1`).first()
    if (row !== null)
      throw new BackupError(
        `The database is not empty: "${name}" has rows. Restore into a new one; nothing was changed.`,
      )
  }
}

function refuseOtherSchema(
  { schema, tables }: Manifest,
  now: string,
  here: readonly BackupTable[],
): void {
  if (schema > now)
    throw new BackupError(
      `The backup has schema ${schema}, the database ${now}: check out a version with migration ${schema}, and apply it first.`,
    )
  const columns = new Map(here.map(({ name, columns: all }) => [name, new Set(all)]))
  for (const { name, columns: copied } of tables) {
    const lost = copied.filter((column) => columns.get(name)?.has(column) !== true)
    if (lost.length > 0)
      throw new BackupError(
        `The database has no longer ${lost.map((column) => `${name}.${column}`).join(', ')}, which the backup has: apply migrations only up to ${schema}, restore, then apply the others.`,
      )
  }
}

const triggerRows = v.array(v.object({ name: v.string(), sql: v.string() }))

/** Inserts the rows of one statement; a row whose parent is missing is left out. @returns the number of rows inserted */
async function insert(
  db: D1Database,
  { name, references }: BackupTable,
  columns: readonly string[],
  lines: readonly string[],
): Promise<number> {
  const at = (column: string) => `value ->> ${columns.indexOf(column)}`
  const parents = references
    .filter(({ column, table }) => columns.includes(column) && table !== name)
    .map(
      ({ column, table, to }) =>
        `(${at(column)} IS NULL OR EXISTS (SELECT 1 FROM "${table}" WHERE "${to}" = ${at(column)}))`,
    )
  const { meta } = await db
    .prepare(
      `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
        SELECT ${columns.map(at).join(', ')} FROM json_each(?1) WHERE ${['true', ...parents].join(' AND ')}`,
    )
    .bind(`[${lines.join(',')}]`)
    .run()
  return meta.changes
}

function* chunksOf(lines: readonly string[]): Generator<string[]> {
  let chunk: string[] = []
  let bytes = 0
  for (const line of lines) {
    if (bytes + line.length > bytesPerWrite && chunk.length > 0) {
      yield chunk
      chunk = []
      bytes = 0
    }
    chunk.push(line)
    bytes += line.length
  }
  if (chunk.length > 0) yield chunk
}

/**
 * Fills an empty, migrated database, KV and bucket from a backup, and queues all events for search. Everything is checked
 * before the first row is written. Triggers are off meanwhile, because the rows have what they would add.
 * @throws BackupError if the backup is damaged, was made for another key, or the database has rows or another schema
 */
export async function restoreBackup(
  { db, kv, media }: BackupSource,
  { folder, identity, schema, progress }: RestoreOptions,
): Promise<Restored[]> {
  const backup = readManifest(folder)
  verifyFiles(folder, backup)
  const open = openWith(identity)
  const here = await readTables(db)
  refuseOtherSchema(backup, schema, here)
  const [first] = backup.tables.flatMap(({ parts }) => parts)
  if (first !== undefined) await open(join(folder, first.file))
  await refuseFilled(db, here)

  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all()
  const triggers = v.parse(triggerRows, results)
  if (triggers.length > 0)
    await db.batch(triggers.map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`)))
  const byName = new Map(here.map((table) => [table.name, table]))
  const restored: Restored[] = []
  for (const { name, columns, parts } of backup.tables) {
    const table = byName.get(name)
    if (table === undefined) continue
    const result = { table: name, rows: 0, orphans: 0 }
    for (const { file } of parts)
      for (const chunk of chunksOf(lineList(await open(join(folder, file))))) {
        const inserted = await insert(db, table, columns, chunk)
        result.rows += inserted
        result.orphans += chunk.length - inserted
        progress(name, result.rows)
      }
    restored.push(result)
  }
  if (triggers.length > 0) await db.batch(triggers.map(({ sql }) => db.prepare(sql)))
  await db
    .prepare(
      'INSERT INTO search_outbox (event_id, queued_at, version, attempts) SELECT id, ?1, 1, 0 FROM event',
    )
    .bind(backup.at)
    .run()
  if (kv !== null) await restorePairs(kv, backup, folder, open)
  if (media !== undefined)
    for (const [at, { key, type, file }] of backup.objects.entries()) {
      await media.put(
        key,
        await open(join(folder, file)),
        type === '' ? {} : { httpMetadata: { contentType: type } },
      )
      progress('media', at + 1)
    }
  return restored
}

const pair = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string()]))

async function restorePairs(
  kv: KVNamespace,
  { pairs }: Manifest,
  folder: string,
  open: (path: string) => Promise<Uint8Array>,
): Promise<void> {
  for (const { file } of pairs)
    for (const line of lineList(await open(join(folder, file)))) {
      const [key, value] = v.parse(pair, line)
      await kv.put(key, value)
    }
}
