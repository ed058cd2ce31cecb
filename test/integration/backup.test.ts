import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBackedUp, leftOutTables } from '../../worker/backup/backup-tables.ts'
import { readTables } from '../../worker/backup/read-tables.ts'
import { restoreBackup } from '../../worker/backup/restore-backup.ts'
import { readManifest } from '../../worker/backup/sealed-files.ts'
import { writeBackup } from '../../worker/backup/write-backup.ts'
import { writeDueRows } from '../support/due-rows.ts'
import { openBucket } from '../support/open-bucket.ts'
import { openDatabase } from '../support/open-database.ts'
import { openKv } from '../support/open-kv.ts'
import { openOrganiserTables, type OrganiserTables } from '../support/organiser-tables.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const about = { version: '1.0.0', schema: '0060', at: now.toISOString() }
const progress = () => {}

let tables: OrganiserTables
let kv: KVNamespace
let media: R2Bucket
let root: string
let identity: string
let recipient: string

beforeEach(async () => {
  tables = await openOrganiserTables()
  await writeDueRows(tables, now)
  kv = (await openKv()).kv
  media = await openBucket()
  root = mkdtempSync(join(tmpdir(), 'startline-backup-'))
  identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
})
afterEach(async () => {
  rmSync(root, { recursive: true })
  await tables.close()
})

const source = () => ({ db: tables.binding, kv, media })
const folderOf = (name: string) => join(root, name)
const back = async (name = 'one', since: string | null = null) =>
  await writeBackup(source(), {
    folder: folderOf(name),
    recipient,
    former:
      since === null ? null : { folder: folderOf(since), manifest: readManifest(folderOf(since)) },
    about,
    progress,
  })

/** Restores a backup into new places. @returns them */
async function restored(name = 'one', key = identity, schema = about.schema) {
  const target = {
    db: (await openDatabase()).db,
    kv: (await openKv()).kv,
    media: await openBucket(),
  }
  const result = await restoreBackup(target, {
    folder: folderOf(name),
    identity: key,
    schema,
    progress,
  })
  return { ...target, result }
}

/** All rows of all tables of a backup, by table. */
async function contentOf(db: D1Database): Promise<Record<string, unknown[]>> {
  const names = (await readTables(db)).map(({ name }) => name)
  const results = await db.batch(names.map((name) => db.prepare(`SELECT * FROM "${name}"`)))
  return Object.fromEntries(names.map((name, at) => [name, results[at]?.results ?? []]))
}

const triggersOf = async (db: D1Database) =>
  (
    await db
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name")
      .all()
  ).results

test('what a backup leaves out exists, and holds nothing that a member wrote', async () => {
  const { results } = await tables.binding
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>()
  const names = new Set(results.map(({ name }) => name))
  expect(leftOutTables.filter((name) => !names.has(name))).toEqual([])
  for (const name of ['member', 'review', 'purchase', 'posting', 'event', 'audit'])
    expect(isBackedUp(name), name).toBe(true)
})

test('a restored database, KV and bucket have every row, value, picture and trigger again', async () => {
  await kv.put('preferences:1', '{"unit":"metric"}')
  await media.put('aa', new Uint8Array([1, 2, 3]), { httpMetadata: { contentType: 'image/webp' } })
  await back()
  const { db, kv: values, media: files, result } = await restored()
  expect(await contentOf(db)).toEqual(await contentOf(tables.binding))
  expect(await triggersOf(db)).toEqual(await triggersOf(tables.binding))
  expect(await values.get('preferences:1')).toBe('{"unit":"metric"}')
  const picture = await files.get('aa')
  expect([...new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([
    1, 2, 3,
  ])
  expect(picture?.httpMetadata?.contentType).toBe('image/webp')
  expect(result.every(({ orphans }) => orphans === 0)).toBe(true)
  // Search is computed again.
  const queued = await db.prepare('SELECT count(*) AS n FROM search_outbox').first<number>('n')
  expect(queued).toBe((await contentOf(db))['event']?.length)
})

test('a table of many rows is read in portions, each row once', async () => {
  const json = JSON.stringify(Array.from({ length: 2_500 }, (_, at) => [at + 1, `place ${at}`]))
  await tables.binding
    .prepare(
      `INSERT INTO place_name (key, place) SELECT value ->> 1, value ->> 0 FROM json_each(?1)`,
    )
    .bind(json)
    .run()
  const { tables: written } = await back()
  const parts = written.find(({ name }) => name === 'place_name')?.parts ?? []
  expect(parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(2_500)
  const { db } = await restored()
  expect((await contentOf(db))['place_name']).toHaveLength(2_500)
})

test('no file of a backup can be read without its key', async () => {
  await back()
  const files = readdirSync(folderOf('one')).filter((name) => name.endsWith('.age'))
  expect(files.length).toBeGreaterThan(10)
  for (const name of files) {
    const path = join(folderOf('one'), name)
    expect(readFileSync(path).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(statSync(path).mode & 0o077).toBe(0)
  }
  await expect(restored('one', await generateIdentity())).rejects.toThrow(
    'This key does not open the backup',
  )
  await expect(restored('one', 'no key')).rejects.toThrow('The key is no key of age')
})

test.each<[string, (path: string) => void, string]>([
  [
    'a flipped bit',
    (path) => {
      const bytes = readFileSync(path)
      bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1
      writeFileSync(path, bytes)
    },
    'was changed: its checksum differs. Nothing was restored',
  ],
  [
    'half a file',
    (path) => writeFileSync(path, readFileSync(path).subarray(0, 100)),
    'has 100 bytes of',
  ],
  ['a missing file', (path) => rmSync(path), 'is missing. Nothing was restored'],
])('a backup with %s is refused before anything is written', async (_name, damage, expected) => {
  await back()
  damage(join(folderOf('one'), 'member-0001.jsonl.gz.age'))
  const { db } = await openDatabase()
  const target = { db, kv, media }
  const options = { folder: folderOf('one'), identity, schema: about.schema, progress }
  await expect(restoreBackup(target, options)).rejects.toThrow(expected)
  expect(Object.values(await contentOf(db)).flat()).toEqual([])
})

test('a database with rows, a newer backup, and a folder that is no backup are refused', async () => {
  await back()
  const options = { folder: folderOf('one'), identity, schema: about.schema, progress }
  await expect(restoreBackup(source(), options)).rejects.toThrow('The database is not empty')
  await expect(restored('one', identity, '0059')).rejects.toThrow(
    'check out a version with migration 0060',
  )
  await expect(restored('none')).rejects.toThrow('has no manifest.json')
  await expect(back()).rejects.toThrow('is not empty. Name a new folder.')
})

test('a recipient that is none is refused before a folder is made', async () => {
  recipient = 'age1nothing'
  await expect(back()).rejects.toThrow('is no recipient of age')
  expect(readdirSync(root)).toEqual([])
})

test('an incremental backup takes pictures over that have not changed, and is whole by itself', async () => {
  await media.put('aa', new Uint8Array([1]))
  await media.put('bb', new Uint8Array([2]))
  await back()
  await media.put('bb', new Uint8Array([3]))
  await media.put('cc', new Uint8Array([4]))
  await media.delete('aa')
  await media.put('dd', new Uint8Array([1]))
  await back('two', 'one')
  rmSync(folderOf('one'), { recursive: true })
  const { media: files } = await restored('two')
  const bytes = async (key: string) => [
    ...new Uint8Array((await (await files.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0)),
  ]
  expect([await bytes('aa'), await bytes('bb'), await bytes('cc')]).toEqual([[], [3], [4]])
})

test('a row whose parent was deleted while the backup was made is left out and counted', async () => {
  await back()
  // As if the member had been read before their deletion, and the event that they saved after it.
  const manifest = readManifest(folderOf('one'))
  const entry = manifest.tables.find(({ name }) => name === 'sale')
  expect(entry?.parts).toHaveLength(1)
  const withoutSale = {
    ...manifest,
    tables: manifest.tables.map((table) =>
      table.name === 'sale' ? { ...table, parts: [] } : table,
    ),
  }
  writeFileSync(join(folderOf('one'), 'manifest.json'), JSON.stringify(withoutSale))
  const { result } = await restored()
  const orphans = Object.fromEntries(result.map(({ table, orphans: count }) => [table, count]))
  expect(orphans['purchase']).toBe(2)
  expect(orphans['member']).toBe(0)
})
