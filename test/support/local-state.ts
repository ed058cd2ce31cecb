import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from './database-file.ts'
import { testNow } from './site.ts'
import { copyTemplate, type Template } from './template-state.ts'

/** A separate state folder: local D1 and KV that no other test uses. */
export interface LocalState {
  path: string
  /** Options of a Miniflare over this state. */
  stored: { resourcePersistencePath: string }
  /** Runs a command on this state, at the tests' time. */
  run(command: string, args: readonly string[]): { status: number | null; output: string }
  /** Opens the database file; only while nothing else has it open. */
  sqlite<T>(look: (db: DatabaseSync) => T): T
  remove(): void
}

/** A new state folder with all migrations applied, and more on request. */
export function newState(template: Template = 'tables'): LocalState {
  const path = mkdtempSync(join(tmpdir(), 'startline-state-'))
  const run: LocalState['run'] = (command, args) => {
    const env = { ...process.env, STARTLINE_STATE: path, FIXED_NOW: testNow }
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  copyTemplate(template, path)
  return {
    path,
    stored: { resourcePersistencePath: join(path, 'v3') },
    run,
    sqlite: (look) => {
      const db = new DatabaseSync(databaseFile(path))
      try {
        return look(db)
      } finally {
        db.close()
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** Number of rows by table. */
export function rowCounts(state: LocalState): Record<string, number> {
  return state.sqlite((db) => {
    const tables = db
      .prepare(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\'`,
      )
      .all()
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        Number(db.prepare(`SELECT count(*) AS n FROM "${String(name)}"`).get()?.['n']),
      ]),
    )
  })
}
