/**
 * `npm run backup -- key` makes a key of age. `npm run backup -- <folder> --to age1… [--since <folder>] [--remote]` copies
 * what the site cannot compute again, encrypted to that key; with `--since` pictures that a former backup has are taken over.
 * `npm run restore -- <folder> --key <file> [--remote]` fills an empty, migrated database from it (docs/operations.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import project from '../../package.json' with { type: 'json' }
import { BackupError } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readManifest } from '../backup/sealed-files.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { createDatabase } from '../db/client.ts'
import { lastMigration } from '../domain/operations/applied-migrations.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError, type Settings } from '../settings/env.ts'
import { withBindings } from './local-database.ts'

const usage = `Usage: npm run backup -- key
       npm run backup -- <folder> --to age1… [--since <folder of a former backup>] [--remote]
       npm run restore -- <folder> --key <file> [--remote]`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        since: { type: 'string' },
        key: { type: 'string' },
        remote: { type: 'boolean', default: false },
      },
    } as const)
    const [verb, folder] = positionals
    return { verb, folder, ...values }
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : ''}\n${usage}`)
  }
}

/** Prints a line for each table or kind of file, once the next one begins. */
function tableProgress() {
  let current = ''
  let rows = 0
  const print = () => {
    if (rows > 0) console.log(`${String(rows).padStart(9)}  ${current}`)
  }
  return {
    show: (name: string, count: number) => {
      if (name !== current) print()
      current = name
      rows = count
    },
    end: (text: string) => {
      print()
      console.log(text)
    },
  }
}

/** Of the deployed site a command reaches the database alone. */
const sourceOf = ({ DB, KV, MEDIA }: Settings, remote: boolean) =>
  remote ? { db: DB, kv: null, media: undefined } : { db: DB, kv: KV, media: MEDIA }

async function schemaOf({ DB }: Settings): Promise<string> {
  const schema = await lastMigration(createDatabase(DB))
  if (schema === null) throw new BackupError('The database has no migrations: npm run db:migrate')
  return schema
}

async function makeKey(): Promise<void> {
  const identity = await generateIdentity()
  const file = 'startline-backup.key'
  writeFileSync(file, `${identity}\n`, { mode: 0o600, flag: 'wx' })
  console.log(
    `${file}: keep it where you keep keys, not beside backups. Without it no backup can be read.`,
  )
  console.log(`npm run backup -- <folder> --to ${await identityToRecipient(identity)}`)
}

async function back(folder: string, to: string, since: string | undefined, remote: boolean) {
  await withBindings(
    async (settings) => {
      const former = since === undefined ? null : { folder: since, manifest: readManifest(since) }
      const at = createClock(settings).now().toISOString()
      const about = { version: project.version, schema: await schemaOf(settings), at }
      const line = tableProgress()
      const { tables, objects } = await writeBackup(sourceOf(settings, remote), {
        folder,
        recipient: to,
        former,
        about,
        progress: line.show,
      })
      const rows = tables.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.rows, 0)
      line.end(`${folder}: ${rows} rows of ${tables.length} tables, ${objects.length} pictures`)
    },
    { remote },
  )
}

async function restore(folder: string, key: string, remote: boolean): Promise<void> {
  await withBindings(
    async (settings) => {
      const line = tableProgress()
      const restored = await restoreBackup(sourceOf(settings, remote), {
        folder,
        identity: readFileSync(key, 'utf8'),
        schema: await schemaOf(settings),
        progress: line.show,
      })
      line.end(
        `${restored.reduce((sum, { rows }) => sum + rows, 0)} rows restored; search and counts follow with the scheduled jobs`,
      )
      for (const { table, orphans } of restored)
        if (orphans > 0)
          console.log(
            `${table}: ${orphans} rows left out, whose parent was deleted while the backup was made`,
          )
    },
    { remote },
  )
}

try {
  const { verb, folder, to, since, key, remote } = readArguments()
  if (verb === 'key') await makeKey()
  else if (verb === 'restore' && folder !== undefined && key !== undefined)
    await restore(folder, key, remote)
  else if (verb !== undefined && verb !== 'restore' && to !== undefined && folder === undefined)
    await back(verb, to, since, remote)
  else throw new ConfigError(usage)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
