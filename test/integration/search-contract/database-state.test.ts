import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseState } from '../../../worker/cli/empty-database.ts'
import { createDatabase } from '../../../worker/db/client.ts'
import { openDatabase } from '../../support/open-database.ts'
import { fillCatalogue } from './outbox-catalogue.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  opened = await openDatabase()
})
afterAll(() => opened.close())

test('a load interrupted while writing records is told from one interrupted while indexing', async () => {
  const { db } = opened
  const run = (sql: string) => db.prepare(sql).run()
  expect(await databaseState(db)).toBe('empty')
  await fillCatalogue(createDatabase(db))
  expect(await databaseState(db)).toBe('partial')
  await run(
    `INSERT INTO search_outbox (event_id, queued_at, version, attempts) VALUES (1, '', 1, 0)`,
  )
  expect(await databaseState(db)).toBe('unindexed')
  await run('DELETE FROM search_outbox WHERE event_id = 1')
  await run(`INSERT INTO search_event (id, event_id, own, words) VALUES (1, 1, '', '')`)
  expect(await databaseState(db)).toBe('unindexed')
  await run(
    `INSERT INTO catalogue_count (kind, key, races, editions) VALUES ('worked-out', '', 0, 0)`,
  )
  expect(await databaseState(db)).toBe('filled')
})
