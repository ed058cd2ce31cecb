/**
 * `npm run drill` proves that a backup can be restored: it backs this machine's database, KV and pictures up to a new key,
 * restores them into a new folder, backs that up again, and compares every row and picture of both. It ends with 1 if one
 * differs, states what each step took, and removes what it made (docs/operations.md). The database itself is only read.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { compareBackups } from '../backup/compare-backups.ts'
import { readManifest } from '../backup/sealed-files.ts'
import { ConfigError } from '../settings/env.ts'

const command = fileURLToPath(new URL('backup.ts', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'startline-drill-'))
const [first, second, state, key] = ['first', 'second', 'state', 'key'].map((name) =>
  join(root, name),
)
if (first === undefined || second === undefined || state === undefined || key === undefined)
  throw new Error('four paths')

/** Runs a step quietly. @throws ConfigError with its output if it fails */
function step(
  label: string,
  program: string,
  args: readonly string[],
  own: NodeJS.ProcessEnv = {},
) {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...own },
  })
  if (status !== 0) throw new ConfigError(`${label} failed:\n${stdout}${stderr}`)
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(8)} s  ${label}`)
}

try {
  const identity = await generateIdentity()
  writeFileSync(key, identity, { mode: 0o600 })
  const to = await identityToRecipient(identity)
  const elsewhere = { STARTLINE_STATE: state }
  const migrations = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  step('backup', 'node', [command, first, '--to', to])
  step('new database', 'wrangler', migrations)
  step('restore', 'node', [command, 'restore', first, '--key', key], elsewhere)
  step('backup of what was restored', 'node', [command, second, '--to', to], elsewhere)
  const differing = await compareBackups(first, second, identity)
  const { tables, objects } = readManifest(first)
  const rows = tables.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.rows, 0)
  if (differing.length > 0) throw new ConfigError(`Not restored as it was: ${differing.join(', ')}`)
  console.log(
    `${rows} rows of ${tables.length} tables and ${objects.length} pictures are as they were`,
  )
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(root, { recursive: true, force: true })
}
