import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctEndOffsets } from '../../worker/domain/catalogue/editions/correct-end-offsets.ts'
import { findEvent } from '../../worker/domain/catalogue/events/find-event.ts'
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

test('the page of an event leads to the next edition once the last day has ended where it is', async () => {
  await tables.empty()
  await tables.addEvents([1], { date: '2027-06-05', endDate: '2027-06-06' })
  await tables.all(
    `INSERT INTO edition (event_id, date, end_date, date_confirmed, sport, city_id, zone)
      SELECT 1, '2028-06-03', '2028-06-03', 0, 0, city_id, zone FROM edition WHERE id = 1`,
  )
  await tables.all('UPDATE edition SET end_offset = -600 WHERE id = 1')
  const [found] = await tables.all('SELECT permalink FROM event WHERE id = 1')
  const permalink = String(found?.['permalink'])
  const shown = async (at: string) => {
    const query = { permalink, date: null, locale: 'en', at } as const
    const { edition, event } = await findEvent(tables.db, query)
    return [edition.date, event.today]
  }
  expect(await shown('2027-06-07T09:59:00.000Z')).toEqual(['2027-06-05', '2027-06-06'])
  expect(await shown('2027-06-07T10:00:00.000Z')).toEqual(['2028-06-03', '2027-06-07'])
})
