import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadInto } from '../../worker/cli/load-into.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { newState, type LocalState } from './local-state.ts'
import { openState } from './open-database.ts'
import { testNow } from './site.ts'

/** A new state folder with a catalogue of these rows, loaded in this process. */
export async function loadedState(rows: readonly object[]): Promise<LocalState> {
  const state = newState('places')
  const folder = mkdtempSync(join(tmpdir(), 'startline-rows-'))
  const { db, close } = openState(state.path)
  try {
    writeFileSync(join(folder, 'events.jsonl'), rows.map((row) => JSON.stringify(row)).join('\n'))
    const settings = readSettings({ DB: db, KV: { get: () => null }, FIXED_NOW: testNow })
    await loadInto(settings, { folder, ifEmpty: false })
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
  return state
}
