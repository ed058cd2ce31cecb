import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fingerprint } from '../../scripts/steps.ts'
import { databaseFile } from './database-file.ts'
import { isFullMatrix } from './matrix.ts'
import { testNow } from './site.ts'

/**
 * Contents of a database: the tables alone; with the villages and the names of places, which a load of a catalogue writes
 * before its events; or with the demo catalogue and the shipped pages.
 */
export type Template = 'tables' | 'places' | 'catalogue'

export const templateRoot = '.state/templates'

/** Inputs of the scripts below. */
const inputs = [
  'migrations',
  'content',
  'worker',
  'src',
  'test/support/open-database.ts',
  'wrangler.toml',
  'package-lock.json',
]

/** The template with which one begins, and the scripts that fill it; with the full matrix the catalogue's command, on D1. */
const recipes: Record<Template, { from: Template | null; scripts: string[] }> = {
  tables: { from: null, scripts: ['test/support/write-tables.ts'] },
  places: { from: 'tables', scripts: ['test/support/write-places.ts'] },
  catalogue: {
    from: isFullMatrix ? 'tables' : 'places',
    scripts: [
      isFullMatrix ? 'worker/cli/catalogue-load.ts' : 'test/support/write-catalogue.ts',
      'worker/cli/content-load.ts',
    ],
  },
}

function fill(template: Template, folder: string): void {
  const { from, scripts } = recipes[template]
  if (from !== null) copyTemplate(from, folder)
  for (const script of scripts) {
    const { status, stdout, stderr } = spawnSync('node', [script], {
      encoding: 'utf8',
      env: { ...process.env, STARTLINE_STATE: folder, FIXED_NOW: testNow },
    })
    if (status !== 0)
      throw new Error(`The template "${template}" was not made.\n${stdout}${stderr}`)
  }
  const db = new DatabaseSync(databaseFile(folder))
  // An empty write-ahead log makes every copy a third smaller.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

let known: string | null = null

/**
 * A read-only state folder to copy from, created once for the same inputs: the catalogue takes 12 seconds of CPU, a copy
 * a hundredth of one.
 * @throws Error with the output of the script that failed
 */
export function provideTemplate(template: Template): string {
  known ??= fingerprint(inputs).slice(0, 16)
  const place = join(templateRoot, `${known}-${template}`)
  if (existsSync(place)) return place
  mkdirSync(templateRoot, { recursive: true })
  const filling = mkdtempSync(join(templateRoot, 'filling-'))
  try {
    fill(template, filling)
    renameSync(filling, place)
  } catch (error) {
    rmSync(filling, { recursive: true, force: true })
    // When another process was faster, its template is as good.
    if (!existsSync(place)) throw error
  }
  return place
}

export function copyTemplate(template: Template, folder: string): void {
  cpSync(provideTemplate(template), folder, { recursive: true })
}
