import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databaseFile } from '../support/database-file.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { migrationFiles } from '../support/migrations.ts'
import { writeTables } from '../support/open-database.ts'
import { provideTemplate } from '../support/template-state.ts'

/** Migrations that wrangler applies: it takes half a second of CPU for each. The rest are written as for all tests. */
const applied = isFullMatrix ? migrationFiles().length : 2

/** Tables, indices and triggers of a database, and the migrations that are recorded in it. */
function contents(state: string) {
  const db = new DatabaseSync(databaseFile(state), { readOnly: true })
  const schema = db
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
    )
    .all()
  const recorded = db.prepare('SELECT id, name FROM d1_migrations ORDER BY id').all()
  db.close()
  return { schema, recorded }
}

test('wrangler applies the newest migrations to a database of the others, which then equals the tables of all tests', async () => {
  const state = mkdtempSync(join(tmpdir(), 'startline-migrations-'))
  try {
    const files = migrationFiles()
    if (applied < files.length) await writeTables(join(state, 'v3'), files.slice(0, -applied))
    const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
    const { status, stdout, stderr } = spawnSync('wrangler', args, { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
    const { schema, recorded } = contents(state)
    expect(recorded.map(({ name }) => name)).toEqual(files)
    expect(schema.length).toBeGreaterThan(50)
    expect({ schema, recorded }).toEqual(contents(provideTemplate('tables')))
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
})
