import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctEndOffsets } from '../../worker/domain/catalogue/editions/correct-end-offsets.ts'
import { endsSql, expectEndOffsets } from '../support/end-offsets.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())

test('editions written before offsets get theirs once, and their events are indexed', async () => {
  await tables.empty()
  await tables.addEvents([1, 2, 3])
  await tables.all(`UPDATE edition SET zone = 'Pacific/Honolulu' WHERE id = 1`)
  await tables.all(`UPDATE edition SET zone = 'UTC', end_offset = 0 WHERE id = 2`)
  await tables.all(`UPDATE edition SET zone = 'Pacific/Kiritimati', end_date = '2020-05-05',
    date = '2020-05-05' WHERE id = 3`)
  await tables.all('DELETE FROM search_outbox')
  const correct = async () => await correctEndOffsets(tables.binding, '2026-11-21T09:00:00.000Z')
  expect(await correct()).toBe(1)
  expectEndOffsets(await tables.all(`${endsSql} WHERE id < 3`))
  const offsets = await tables.all('SELECT end_offset AS offset FROM edition ORDER BY id')
  expect(offsets).toEqual([{ offset: -600 }, { offset: 0 }, { offset: 0 }])
  expect(await tables.all('SELECT event_id AS event FROM search_outbox')).toEqual([{ event: 1 }])
  expect(await correct()).toBe(0)
})
