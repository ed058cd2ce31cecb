/**
 * `npm run catalogue:import -- <file or URL> --organiser <permalink> [--language de] [--country AT] [--sport run]
 * [--currency EUR]`: reads a file, a calendar or a page and writes its events as drafts of an organiser (docs/operations.md). It publishes nothing.
 */
import { lookup } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ImportRowState } from '../../src/model/event/imports.ts'
import { createDatabase, type Database } from '../db/client.ts'
import { endWriting, startWriting } from '../domain/organisers/imports/change-import.ts'
import { checkRows } from '../domain/organisers/imports/check-import.ts'
import { createImport } from '../domain/organisers/imports/create-import.ts'
import { findImportPage, type FoundRow } from '../domain/organisers/imports/find-import.ts'
import { anyImport, type ImportRecord } from '../domain/organisers/imports/import-record.ts'
import { writeDrafts } from '../domain/organisers/imports/write-drafts.ts'
import { fetchSource } from '../imports/fetch-source.ts'
import { readSource } from '../imports/read-source.ts'
import { createClock } from '../runtime/clock.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { ImportCommandError, readImportCommand } from './import-command.ts'
import { duplicateLines, faultLines } from './import-report.ts'
import { withBindings } from './local-database.ts'
import { progressBar } from './progress.ts'

const addressesOf = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/** Rows of an import in a state, of all pages. */
async function allRows(
  db: Database,
  record: ImportRecord,
  state: ImportRowState,
): Promise<FoundRow[]> {
  const rows: FoundRow[] = []
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const found = await findImportPage(db, record, state, page)
    rows.push(...found.rows)
    pages = found.pages
  }
  return rows
}

try {
  const { address, organiser, defaults, remote } = readImportCommand(process.argv.slice(2))
  const isUrl = /^(?:https?|webcals?):/iu.test(address)
  const { bytes, source } = isUrl
    ? await fetchSource(address, addressesOf)
    : { bytes: await readFile(address), source: basename(address) }
  const table = await readSource(bytes)
  await withBindings(
    async (settings) => {
      const db = createDatabase(settings.DB)
      const now = () => createClock(settings).now()
      const found = await settings.DB.prepare('SELECT id FROM organiser WHERE permalink = ?1')
        .bind(organiser)
        .first<{ id: number }>()
      if (found === null) throw new ImportCommandError(`There is no organiser ${organiser}.`)
      const input = { organiserId: found.id, memberId: null, source, table, defaults }
      const id = await createImport(db, input, now())
      const record = await anyImport(db, id)
      const checking = progressBar('Rows checked', table.rows.length)
      for (let done = 0, step = 1; step > 0;) {
        step = await checkRows(db, record, now())
        done += step
        if (step > 0) checking(done)
      }
      await startWriting(db, record, now())
      const before = await findImportPage(db, record, null, 1)
      const ready = (before.counts.new ?? 0) + (before.counts.changed ?? 0)
      const writing = progressBar('Rows written', ready)
      while ((await writeDrafts(db, { ...record, state: 'writing' }, now())) > 0) {
        const { counts } = await findImportPage(db, record, null, 1)
        writing(ready - (counts.new ?? 0) - (counts.changed ?? 0))
      }
      await endWriting(db, record, now())
      const { counts } = await findImportPage(db, record, null, 1)
      console.log(`Import ${id}: ${JSON.stringify(counts)}`)
      const faulty = await allRows(db, record, 'mend')
      const duplicates = await allRows(db, record, 'duplicate')
      for (const line of [...faultLines(faulty, record.mapping), ...duplicateLines(duplicates)])
        console.log(line)
    },
    { remote },
  )
} catch (error) {
  if (!(error instanceof ImportCommandError || error instanceof DomainError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
