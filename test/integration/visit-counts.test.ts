import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { addCounts } from '../../worker/domain/organisers/counts/add-counts.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'

/** Counts of views and clicks, and the sites that clicks may lead to. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
  await tables.addEvents([1, 2], { signUpUrl: 'https://tickets.example/1' })
  await tables.db.$client
    .prepare(`UPDATE event SET url = 'https://race.example/' WHERE id = 1`)
    .run()
})
afterAll(async () => await tables.close())

const permalinkOf = async (id: number) =>
  String((await tables.all(`SELECT permalink FROM event WHERE id = ${id}`))[0]?.['permalink'])

test('counts of 60 simultaneous writes add up, and those of an unknown event are dropped', async () => {
  const { $client } = tables.db
  const permalink = await permalinkOf(1)
  const day = '2026-11-22'
  await Promise.all(
    Array.from({ length: 60 }, () =>
      addCounts(createDatabase($client), [
        { permalink, day, views: 2, clicks: 1 },
        { permalink: 'no-such-event', day, views: 9, clicks: 9 },
      ]),
    ),
  )
  expect(await tables.all('SELECT * FROM event_count')).toEqual([
    { event_id: 1, day, views: 120, clicks: 60 },
  ])
})
