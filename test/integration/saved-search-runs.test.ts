import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import {
  matchSearches,
  type MatchQuery,
} from '../../worker/domain/community/saved-searches/match-searches.ts'
import { queueSearchEmails } from '../../worker/domain/community/saved-searches/queue-search-emails.ts'
import { openNewsTables, savedAt, type NewsTables } from '../support/news-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

/** Runs of saved searches: interruptions and portions. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())
beforeEach(async () => await tables.empty())

const on = (day: number, hour = 10, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute))
const save = async (memberId: number, query: string) =>
  await tables.all(
    `INSERT INTO saved_search (member_id, query, name, created_at) VALUES (?1, ?2, ?2, ?3)`,
    memberId,
    query,
    savedAt,
  )

/** A day of four members with two lists; the process dies at one call, and the next ticks go on. @returns if it died */
async function dayWithKill(at: number): Promise<boolean> {
  await tables.empty()
  await tables.addEvents([1])
  await tables.addMembers([1, 2, 3, 4].map((id) => ({ id })))
  for (const id of [1, 2, 3, 4])
    await save(id, id % 2 === 0 ? '/calendar' : '/calendar/switzerland')
  await tables.all(
    `INSERT INTO event_news (event_id, edition_id, kind, at) VALUES (1, 1, 'confirmed', '2026-11-22T08:00:00.000Z')`,
  )
  const { db: binding, count } = stoppingDatabase(tables.binding, at)
  const stopping = createDatabase(binding)
  const found: MatchQuery = async () => [1]
  try {
    await matchSearches(stopping, found, on(22))
    await queueSearchEmails(stopping, on(22))
  } catch (error) {
    if (count.calls < at) throw error
  }
  for (const hour of [11, 12, 13]) {
    await matchSearches(tables.db, found, on(22, hour))
    await queueSearchEmails(tables.db, on(22, hour))
  }
  return count.calls >= at
}

test('a process that is killed at any of its calls to the database loses no email and queues none twice', async () => {
  let kills = 0
  while (await dayWithKill(kills + 1)) {
    kills += 1
    const [row] = await tables.all('SELECT count(*) AS n, count(DISTINCT member_id) AS m FROM mail')
    expect([kills, row]).toEqual([kills, { n: 4, m: 4 }])
  }
  expect(kills).toBeGreaterThanOrEqual(8)
})

test('the saved searches of one list are searched once, however many, and its members are handled in portions', async () => {
  await tables.addEvents([1])
  await tables.addMembers(Array.from({ length: 1200 }, (_, index) => ({ id: index + 1 })))
  await tables.all(
    `INSERT INTO saved_search (member_id, query, name, created_at) SELECT id, '/calendar', 'Calendar', ?1 FROM member`,
    savedAt,
  )
  await tables.all(
    `INSERT INTO event_news (event_id, edition_id, kind, at) VALUES (1, 1, 'confirmed', '2026-11-22T08:00:00.000Z')`,
  )
  let calls = 0
  const found: MatchQuery = async () => {
    calls += 1
    return [1]
  }
  const queued: number[] = []
  for (let minute = 0; minute < 25; minute += 5) {
    await matchSearches(tables.db, found, on(22, 10, minute))
    queued.push(await queueSearchEmails(tables.db, on(22, 10, minute)))
  }
  expect(calls).toBe(1)
  expect(queued).toEqual([500, 500, 200, 0, 0])
  expect(await tables.all('SELECT count(DISTINCT address) AS n FROM mail')).toEqual([{ n: 1200 }])
})
