import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '../../worker/db/client.ts'
import { countDue } from '../../worker/domain/content/challenges/count-due.ts'
import { joinChallenge, leaveChallenge } from '../../worker/domain/content/challenges/join.ts'
import { refreshResults } from '../../worker/domain/content/challenges/refresh-results.ts'
import { removeResult, setResult } from '../../worker/domain/content/challenges/set-result.ts'
import {
  ann,
  ben,
  challengeNow as now,
  openChallengeTables,
  raceOf,
  twoMonths,
  type ChallengeTables,
} from '../support/challenge-tables.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'

/** Joining challenges, stating results, and counting them. */

let tables: ChallengeTables
beforeEach(async () => {
  tables = await openChallengeTables()
})
afterEach(async () => await tables.close())

const join = async (memberId = ann, slug = 'two-months', isListed = false) =>
  await joinChallenge(tables.db, memberId, { slug, isListed, isNamed: false }, now)
const state = async (raceId: number, memberId = ann, link: string | null = null) =>
  await setResult(tables.db, memberId, { raceId, seconds: null, link }, now)
const progress = async () =>
  await tables.all(
    `SELECT member_id AS member, have, done_on AS done, is_linked AS linked FROM challenge_member ORDER BY member_id`,
  )
const numbers = async () =>
  await tables.all(
    `SELECT member_id AS member, done_number AS number FROM challenge_member ORDER BY member_id`,
  )
const codes = async () =>
  await tables.all(`SELECT code, member_id AS member FROM challenge_proof ORDER BY rowid`)

test('joining counts what was stated before, and a result counts at once', async () => {
  await state(raceOf(1, 'short'))
  await join()
  expect(await progress()).toEqual([{ member: ann, have: 1, done: null, linked: 0 }])
  await state(raceOf(1, 'marathon'))
  expect(await progress()).toMatchObject([{ have: 1 }])
  await state(raceOf(2, 'short'))
  expect(await progress()).toEqual([{ member: ann, have: 2, done: '2026-06-14', linked: 0 }])
  expect(await codes()).toMatchObject([{ member: ann }])
})

test('sixty joins at once are one', async () => {
  await Promise.all(Array.from({ length: 60 }, async () => await join()))
  expect(await progress()).toHaveLength(1)
})

test.each([
  ['a race to come', raceOf(4, 'short'), 'not-held'],
  ['a cancelled race', raceOf(3, 'short'), 'not-held'],
  ['a virtual race', raceOf(5, 'short'), 'not-held'],
  ['a race for teams', raceOf(1, 'relay'), 'not-held'],
  ['an unknown race', 999, 'invalid-fields'],
])('%s cannot be stated', async (_what, raceId, code) => {
  await expect(state(raceId)).rejects.toMatchObject({ code })
  expect(await tables.all('SELECT * FROM result')).toEqual([])
})

test('taking a result back lowers the count and ends the certificate; another one is given later', async () => {
  await join()
  await state(raceOf(1, 'short'))
  await state(raceOf(2, 'short'))
  await removeResult(tables.db, ann, raceOf(2, 'short'), now)
  expect(await progress()).toEqual([{ member: ann, have: 1, done: null, linked: 0 }])
  expect(await codes()).toMatchObject([{ member: null }])
  await state(raceOf(2, 'short'))
  expect(await codes()).toMatchObject([{ member: null }, { member: ann }])
})

test('two members who complete a challenge at once get two numbers, and each keeps theirs', async () => {
  await join(ann)
  await join(ben)
  await state(raceOf(1, 'short'), ann)
  await state(raceOf(1, 'short'), ben)
  expect(await numbers()).toMatchObject([{ number: null }, { number: null }])
  await Promise.all([ben, ann].map(async (member) => await state(raceOf(2, 'short'), member)))
  const given = await numbers()
  expect(new Set(given.map(({ number }) => number))).toEqual(new Set([1, 2]))
  await removeResult(tables.db, ann, raceOf(2, 'short'), now)
  await state(raceOf(2, 'short'), ann)
  expect(await numbers()).toEqual(given)
})

test('members whom one step counts are numbered by the day on which they met the rule', async () => {
  await state(raceOf(1, 'short'), ann)
  await state(raceOf(1, 'short'), ben)
  await state(raceOf(2, 'short'), ben)
  await join(ann)
  await join(ben)
  await tables.run(
    `UPDATE challenge_member SET done_on = NULL, done_number = NULL, rule_version = 0`,
  )
  await tables.run(`INSERT INTO result SELECT ${ann}, race_id, event_id, '2026-04-01', sport, metres, gain, country,
    does_count, seconds, link, declared_at, facts_at FROM result WHERE race_id = ${raceOf(2, 'short')}`)
  expect(await countDue(tables.db, now)).toBe(2)
  expect(await progress()).toMatchObject([{ done: '2026-05-10' }, { done: '2026-06-14' }])
  expect(await numbers()).toEqual([
    { member: ann, number: 1 },
    { member: ben, number: 2 },
  ])
})

test('a member cannot take back the result of another', async () => {
  await state(raceOf(1, 'short'), ben)
  await removeResult(tables.db, ann, raceOf(1, 'short'), now)
  expect(await tables.all('SELECT member_id FROM result')).toEqual([{ member_id: ben }])
})

test('links to each result that counts prove it for the list', async () => {
  await join()
  await state(raceOf(1, 'short'), ann, 'https://results.example/1')
  expect(await progress()).toMatchObject([{ linked: 1 }])
  await state(raceOf(2, 'short'))
  expect(await progress()).toMatchObject([{ linked: 0 }])
})

test('leaving ends the certificate and leaves the results', async () => {
  await join()
  await state(raceOf(1, 'short'))
  await state(raceOf(2, 'short'))
  await leaveChallenge(tables.db, ann, 'two-months')
  expect(await progress()).toEqual([])
  expect(await codes()).toMatchObject([{ member: null }])
  expect(await tables.all('SELECT * FROM result')).toHaveLength(2)
})

test('a closed or archived challenge takes nobody, and does not count again', async () => {
  await join()
  await tables.publish('two-months', twoMonths, { closesOn: '2026-11-23' })
  await expect(join(ben)).rejects.toMatchObject({ code: 'conflict' })
  await state(raceOf(1, 'short'))
  expect(await progress()).toEqual([{ member: ann, have: 0, done: null, linked: 0 }])
  await expect(join(ben, 'unknown')).rejects.toMatchObject({ code: 'not-found' })
})

test('a cancellation that is known later takes the result out of the count, by the job', async () => {
  await join()
  await state(raceOf(1, 'short'))
  await state(raceOf(2, 'short'))
  expect(await refreshResults(tables.db, now, 50)).toBe(0)
  await tables.run(`UPDATE edition SET status = 'cancelled-terminated' WHERE id = 2`)
  await tables.run(`UPDATE event SET updated_at = '2026-11-24T10:00:00.000Z' WHERE id = 1`)
  const later = new Date('2026-11-24T10:05:00.000Z')
  expect(await refreshResults(tables.db, later, 50)).toBe(1)
  expect(await countDue(tables.db, later)).toBe(1)
  expect(await progress()).toEqual([{ member: ann, have: 1, done: null, linked: 0 }])
  expect(await codes()).toMatchObject([{ member: null }])
  expect(await refreshResults(tables.db, later, 50)).toBe(0)
})

test('a member who met a rule keeps that when it changes; others are counted by the new one', async () => {
  await join(ann)
  await join(ben)
  await state(raceOf(1, 'short'))
  await state(raceOf(2, 'short'))
  await state(raceOf(1, 'short'), ben)
  await tables.publish('two-months', { ...twoMonths, filter: { metres: [20_000, 50_000] } })
  expect(await countDue(tables.db, now)).toBe(2)
  expect(await progress()).toEqual([
    { member: ann, have: 2, done: '2026-06-14', linked: 0 },
    { member: ben, have: 0, done: null, linked: 0 },
  ])
})

test('a count of earlier results is not written over a later one', async () => {
  await join()
  await tables.run('UPDATE challenge_member SET rule_version = 0')
  const { binding } = tables
  // The batch that lists challenges, the one that reads members, and the one that writes the count.
  let batches = 0
  const interrupted = new Proxy(binding, {
    get(target, key) {
      if (key === 'prepare') return (sql: string) => target.prepare(sql)
      return async (statements: D1PreparedStatement[]) => {
        batches += 1
        if (batches === 3)
          await tables.run(`UPDATE challenge_member SET version = version + 1, have = 1`)
        return await target.batch(statements)
      }
    },
  })
  await countDue(createDatabase(interrupted), now)
  expect(batches).toBe(3)
  expect(await progress()).toMatchObject([{ have: 1 }])
  expect(await tables.all('SELECT rule_version AS v FROM challenge_member')).toEqual([{ v: 0 }])
})

/** Members of the sweep. They are made in SQL, as a hundred thousand requests would take an hour. */
const many = 100_000

test('100,000 members are counted by a new rule although every seventh step dies', async () => {
  await tables.run(
    `INSERT INTO member (id, username, username_key, email, email_key, first_name, last_name, role, locale, created_at, updated_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
      SELECT 10000 + i, 'm' || i, 'm' || i, i || '@many.example', i || '@many.example', 'M', 'N', 'athlete', 'en', '', '' FROM n`,
  )
  await tables.run(
    `INSERT INTO challenge_member (challenge_id, member_id, joined_at)
      SELECT (SELECT id FROM document WHERE slug = 'two-months'), id, '2026-11-01' FROM member WHERE id > 10000`,
  )
  // Members with an even number have run in two months, the others in one.
  await tables.run(
    `INSERT INTO result (member_id, race_id, event_id, day, sport, metres, gain, country, does_count, declared_at, facts_at)
      SELECT m.id, r.id, 1, e.date, 0, r.metres, NULL, 'DE', 1, '', '' FROM member m JOIN race r ON r.id IN (10, 20)
      JOIN edition e ON e.id = r.edition_id WHERE m.id > 10000 AND (r.id = 10 OR m.id % 2 = 0)`,
  )
  let runs = 0
  let killed = 0
  for (let counted = -1; counted !== 0;) {
    runs += 1
    const at = runs % 7 === 0 ? 8 : Number.POSITIVE_INFINITY
    const stopping = stoppingDatabase(tables.binding, at)
    try {
      counted = await countDue(createDatabase(stopping.db), now)
      expect(stopping.count.calls).toBeLessThanOrEqual(50)
    } catch {
      killed += 1
    }
  }
  expect(killed).toBeGreaterThan(0)
  expect(
    await tables.all(
      `SELECT member_id % 2 AS odd, have, count(*) AS n, count(done_on) AS done, max(done_number) AS last,
        count(DISTINCT done_number) AS numbers FROM challenge_member GROUP BY 1, 2`,
    ),
  ).toEqual([
    { odd: 0, have: 2, n: many / 2, done: many / 2, last: many / 2, numbers: many / 2 },
    { odd: 1, have: 1, n: many / 2, done: 0, last: null, numbers: 0 },
  ])
  expect(
    await tables.all(
      `SELECT count(DISTINCT member_id) AS n, count(*) AS codes FROM challenge_proof`,
    ),
  ).toEqual([{ n: many / 2, codes: many / 2 }])
}, 240_000)
