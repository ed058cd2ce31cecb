import { existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  manifestName,
  BackupError,
  type Manifest,
  type Part,
  type StoredObject,
} from './manifest.ts'
import { readTables, type BackupTable } from './read-tables.ts'
import { sealTo } from './sealed-files.ts'

/** Rows that one statement reads: a row of a draft may have 100 kB, and an answer of D1 some megabytes. */
const rowsPerRead = 1_000
/** Rows of one file. */
const rowsPerPart = 20_000

export interface BackupSource {
  db: D1Database
  /** Null where only the database can be reached. */
  kv: KVNamespace | null
  /** Absent where the site has no pictures, or they cannot be reached. */
  media: R2Bucket | undefined
}

export interface BackupOptions {
  /** Folder that does not exist yet, or is empty. */
  folder: string
  /** Recipient of age, `age1…`. */
  recipient: string
  /** Folder and manifest of a former backup, whose pictures are taken over if they have not changed. */
  former: { folder: string; manifest: Manifest } | null
  /** Of the site: version, newest migration, ISO instant. */
  about: Pick<Manifest, 'version' | 'schema' | 'at'>
  /** Called with each table or kind of file and the number of its rows so far. */
  progress: (name: string, rows: number) => void
}

const rowList = v.array(v.record(v.string(), v.unknown()))

/** Rows of a table in its order, in portions. */
async function* portions(db: D1Database, { name, columns, order }: BackupTable) {
  const keys = order.map((column, at) => `${column} AS _key${at}`)
  const list = [...columns.map((column) => `"${column}"`), ...keys].join(', ')
  const sortedBy = order.join(', ')
  const marks = order.map((_, at) => `?${at + 1}`).join(', ')
  let after: unknown[] | null = null
  while (true) {
    const where = after === null ? '' : `WHERE (${sortedBy}) > (${marks})`
    const statement = db.prepare(
      `SELECT ${list} FROM "${name}" ${where} ORDER BY ${sortedBy} LIMIT ${rowsPerRead}`,
    )
    const { results } = await (after === null ? statement : statement.bind(...after)).all()
    const rows: Record<string, unknown>[] = v.parse(rowList, results)
    yield rows.map((row) => columns.map((column) => row[column]))
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsPerRead) return
    after = order.map((_, at) => last[`_key${at}`])
  }
}

const encoder = new TextEncoder()
const linesOf = (rows: readonly unknown[]): Uint8Array =>
  encoder.encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

/** Writes rows to files of a limited size. */
function partWriter(folder: string, name: string, seal: ReturnType<typeof sealTo>) {
  const parts: Part[] = []
  let waiting: unknown[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    const file = `${name}-${String(parts.length + 1).padStart(4, '0')}.jsonl.gz.age`
    parts.push({
      file,
      rows: waiting.length,
      ...(await seal(join(folder, file), linesOf(waiting))),
    })
    waiting = []
  }
  return {
    parts,
    flush,
    add: async (rows: readonly unknown[]) => {
      waiting.push(...rows)
      if (waiting.length >= rowsPerPart) await flush()
    },
  }
}

async function writePairs(
  kv: KVNamespace,
  folder: string,
  seal: ReturnType<typeof sealTo>,
  progress: BackupOptions['progress'],
): Promise<Part[]> {
  const writer = partWriter(folder, 'kv', seal)
  let cursor: string | null = null
  let count = 0
  do {
    const list: KVNamespaceListResult<unknown> = await kv.list(cursor === null ? {} : { cursor })
    for (const { name, expiration } of list.keys) {
      // A pair that expires by itself is a copy in a cache.
      const value = expiration === undefined ? await kv.get(name) : null
      if (value === null) continue
      await writer.add([[name, value]])
      count += 1
    }
    cursor = list.list_complete ? null : list.cursor
  } while (cursor !== null)
  await writer.flush()
  progress('kv', count)
  return writer.parts
}

async function writeObjects(
  media: R2Bucket,
  { folder, former, progress }: BackupOptions,
  seal: ReturnType<typeof sealTo>,
): Promise<StoredObject[]> {
  const known = new Map(former?.manifest.objects.map((object) => [object.key, object]))
  const objects: StoredObject[] = []
  let cursor: string | undefined
  do {
    const list = await media.list(cursor === undefined ? {} : { cursor })
    for (const { key, etag } of list.objects) {
      const file = `media-${String(objects.length + 1).padStart(6, '0')}.gz.age`
      const same = known.get(key)
      if (former !== null && same !== undefined && same.etag === etag) {
        linkSync(join(former.folder, same.file), join(folder, file))
        objects.push({ ...same, file })
        continue
      }
      const body = await media.get(key)
      if (body === null) continue
      const bytes = new Uint8Array(await body.arrayBuffer())
      const type = body.httpMetadata?.contentType ?? ''
      objects.push({ key, etag, type, file, rows: 1, ...(await seal(join(folder, file), bytes)) })
    }
    progress('media', objects.length)
    cursor = list.truncated ? list.cursor : undefined
  } while (cursor !== undefined)
  return objects
}

/**
 * Copies what cannot be computed again into a folder: tables in portions, each encrypted, the pairs of KV, and pictures. The
 * manifest is written last, so that an interrupted backup has none. Rows that refer to others are read before them, so that
 * a row that is added meanwhile does not lack its parent.
 * @throws BackupError for a folder that is not empty, or a recipient that is none
 */
export async function writeBackup(
  { db, kv, media }: BackupSource,
  options: BackupOptions,
): Promise<Manifest> {
  const { folder, recipient, about, progress } = options
  const seal = sealTo(recipient)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupError(`${folder} is not empty. Name a new folder.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const tables: Manifest['tables'] = []
  for (const table of (await readTables(db)).toReversed()) {
    const writer = partWriter(folder, table.name, seal)
    let rows = 0
    for await (const portion of portions(db, table)) {
      await writer.add(portion)
      rows += portion.length
      progress(table.name, rows)
    }
    await writer.flush()
    tables.unshift({ name: table.name, columns: table.columns, parts: writer.parts })
  }
  const pairs = kv === null ? [] : await writePairs(kv, folder, seal, progress)
  const objects = media === undefined ? [] : await writeObjects(media, options, seal)
  const written: Manifest = { format: 1, ...about, tables, pairs, objects }
  writeFileSync(join(folder, manifestName), `${JSON.stringify(written, null, 1)}\n`, {
    mode: 0o600,
  })
  return written
}
