import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import {
  recordSignInFailure,
  clearSignInFailures,
  backoffSeconds,
} from '../../worker/domain/limits/sign-in-backoff.ts'
import { consumeRateLimit } from '../../worker/domain/limits/rate-limit.ts'
import { register } from '../../worker/domain/accounts/members/register.ts'
import { member } from '../../worker/domain/accounts/members/member.table.ts'
import { endAllSessions } from '../../worker/domain/accounts/sessions/end-session.ts'
import { findSession, listSessions } from '../../worker/domain/accounts/sessions/find-session.ts'
import { openSession } from '../../worker/domain/accounts/sessions/open-session.ts'
import { actionToken } from '../../worker/domain/accounts/tokens/token.table.ts'
import { issueToken } from '../../worker/domain/accounts/tokens/issue-token.ts'
import { readToken, redeemToken } from '../../worker/domain/accounts/tokens/redeem-token.ts'
import { tokenLifetimes } from '../../worker/domain/accounts/tokens/token-purposes.ts'
import { meeting } from '../support/meeting.ts'
import { openD1 } from '../support/open-database.ts'

/**
 * Sessions, tokens and limits over time and under concurrency, on real D1; the numbers are the threat model's
 * (SECURITY.md).
 */

const start = new Date('2026-11-21T09:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const hour = 3_600_000
const day = 24 * hour
const from = { agent: 'Firefox · Linux', country: 'NO', requestId: 'test-0001' }
let db: Database
let close: () => Promise<void>
let made = 0

beforeAll(async () => {
  const opened = await openD1()
  db = createDatabase(opened.db)
  close = opened.close
})
afterAll(async () => await close())

async function newMember(username = `member-${++made}`, email = `${username}@example.org`) {
  const names = { username, email, firstname: 'Ada', lastname: 'Start', organisation: null }
  return await register(db, { ...names, role: 'athlete', locale: 'en' }, 'no hash', from, start)
}

test('auth 37: a session ends 30 days after its start, however much it is used', async () => {
  const token = await openSession(db, await newMember(), from, start)
  for (let at = 0; at < 30 * day; at += 5 * day)
    expect(await findSession(db, token, after(at))).not.toBeNull()
  expect(await findSession(db, token, after(30 * day - 1000))).not.toBeNull()
  expect(await findSession(db, token, after(30 * day + 1000))).toBeNull()
})

test('auth 38: a session ends after 14 days without use', async () => {
  const token = await openSession(db, await newMember(), from, start)
  expect(await findSession(db, token, after(14 * day - 1000))).not.toBeNull()
  // That request counted; the next must come within two weeks of it.
  expect(await findSession(db, token, after(28 * day - 2000))).not.toBeNull()
  const idle = await openSession(db, await newMember(), from, start)
  expect(await findSession(db, idle, after(14 * day))).toBeNull()
})

test('simultaneous requests write once that a session was used', async () => {
  const token = await openSession(db, await newMember(), from, start)
  await db.run(sql`CREATE TABLE renewal (at TEXT)`)
  await db.run(sql`CREATE TRIGGER renewed AFTER UPDATE OF seen_at ON session
    BEGIN INSERT INTO renewal VALUES (new.seen_at); END`)
  const requests = Array.from(
    { length: 20 },
    async (_, index) => await findSession(db, token, after(2 * hour + index)),
  )
  expect(await Promise.all(requests)).not.toContain(null)
  expect(await db.all(sql`SELECT count(*) AS n FROM renewal`)).toEqual([{ n: 1 }])
  await db.run(sql`DROP TRIGGER renewed`)
})

test('auth 45: a new role applies to open sessions', async () => {
  const id = await newMember()
  const token = await openSession(db, id, from, start)
  await db
    .update(member)
    .set({ role: 'organiser' })
    .where(sql`id = ${id}`)
  expect((await findSession(db, token, start))?.role).toBe('organiser')
})

test('auth 46: a database failure is an error and signs no one in', async () => {
  const broken = await openD1()
  await broken.db.exec('DROP TABLE session')
  const other = createDatabase(broken.db)
  await expect(findSession(other, 'x'.repeat(43), start)).rejects.toBeInstanceOf(Error)
  await broken.close()
})

test('a session row holds the hash of its cookie, and is deleted with the others of its member', async () => {
  const id = await newMember()
  const tokens = [await openSession(db, id, from, start), await openSession(db, id, from, start)]
  const rows = await db.all<{ hash: string }>(sql`SELECT hash FROM session WHERE member_id = ${id}`)
  expect(rows.map(({ hash }) => hash).toSorted()).toEqual(
    tokens.map((token) => createHash('sha256').update(token).digest('hex')).toSorted(),
  )
  expect((await listSessions(db, id, start)).length).toBe(2)
  await endAllSessions(db, id)
  expect(await Promise.all(tokens.map((token) => findSession(db, token, start)))).toEqual([
    null,
    null,
  ])
})

test('auth 49: of 64 concurrent redemptions exactly one succeeds; a select before the write would let many succeed', async () => {
  const memberId = await newMember()
  const race = async (redeem: (token: string) => Promise<unknown>) => {
    const token = await issueToken(db, { purpose: 'confirm', memberId }, start)
    const tries = Array.from({ length: 64 }, async () => await redeem(token))
    const ended = await Promise.allSettled(tries)
    return ended.filter(({ status }) => status === 'fulfilled').length
  }
  expect(await race((token) => redeemToken(db, token, ['confirm'], start))).toBe(1)
  const allLooked = meeting(64)
  const lookThenWrite = async (token: string) => {
    await readToken(db, token, ['confirm'], start)
    await allLooked()
    await db
      .update(actionToken)
      .set({ usedAt: start.toISOString() })
      .where(sql`used_at IS NULL`)
  }
  expect(await race(lookThenWrite)).toBeGreaterThan(1)
})

const purposes = ['confirm', 'reset', 'email', 'undelete', 'newsletter', 'pending'] as const

test.each(purposes)('auth 50: a token for %s expires', async (purpose) => {
  const lifetime = tokenLifetimes[purpose]
  const memberId = await newMember()
  const request = { purpose, memberId }
  const early = await issueToken(db, request, start)
  await expect(
    redeemToken(db, early, [request.purpose], after(lifetime - 1000)),
  ).resolves.toBeTruthy()
  const late = await issueToken(db, request, start)
  await expect(redeemToken(db, late, [request.purpose], after(lifetime))).rejects.toThrow(
    'token-expired',
  )
})

test('auth 53: ten thousand guessed tokens match nothing', async () => {
  await issueToken(db, { purpose: 'reset', memberId: await newMember() }, start)
  const guesses = Array.from({ length: 10_000 }, (_, n) =>
    createHash('sha256').update(`guess ${n}`).digest('hex'),
  )
  const [row] = await db.all<{ hits: number }>(
    sql`SELECT count(*) AS hits FROM action_token WHERE hash IN (SELECT value FROM json_each(${JSON.stringify(guesses)}))`,
  )
  expect(row?.hits).toBe(0)
})

test('auth 54: the contents of the database give access to no account', async () => {
  const memberId = await newMember()
  const token = await issueToken(db, { purpose: 'reset', memberId }, start)
  const cookie = await openSession(db, memberId, from, start)
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'search\\_%' ESCAPE '\\'`,
  )
  expect(tables.map(({ name }) => name)).toContain('action_token')
  for (const { name } of tables) {
    const rows = JSON.stringify(await db.all(sql.raw(`SELECT * FROM "${name}"`)))
    expect(rows, name).not.toContain(token)
    expect(rows, name).not.toContain(cookie)
  }
})

test('of 12 concurrent registrations of one username one succeeds, and the others get the field error', async () => {
  const name = `twin-${++made}`
  const tries = Array.from(
    { length: 12 },
    async (_, n) => await newMember(name, `${n}-${name}@example.org`),
  )
  const ended = await Promise.allSettled(tries)
  expect(ended.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  const reasons = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  for (const reason of reasons)
    expect(Object(reason).details).toEqual({ fields: { username: 'username-taken' } })
  // Nothing was written for the others: neither an email nor a log entry.
  const [mails] = await db.all<{ n: number }>(
    sql`SELECT count(*) AS n FROM mail WHERE address LIKE ${`%${name}%`}`,
  )
  expect(mails?.n).toBe(1)
})

test('attempts are counted exactly, also concurrent ones, and reset after their period', async () => {
  const rateLimit = { name: 'test', subject: 'one', limit: 5, seconds: 60 }
  const allowed = await Promise.all(
    Array.from({ length: 20 }, async () => await consumeRateLimit(db, rateLimit, start)),
  )
  expect(allowed.filter(Boolean).length).toBe(5)
  expect(await consumeRateLimit(db, rateLimit, after(59_000))).toBe(false)
  expect(await consumeRateLimit(db, rateLimit, after(60_000))).toBe(true)
  expect(await consumeRateLimit(db, { ...rateLimit, subject: 'another' }, start)).toBe(true)
})

test('auth 13: waits grow with failures, expire, and never lock an account', async () => {
  const waits: number[] = []
  for (let n = 0; n < 16; n++) {
    await recordSignInFailure(db, 'target', start)
    waits.push(await backoffSeconds(db, 'target', start))
  }
  expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(waits.slice(4, 10)).toEqual([1, 2, 4, 8, 16, 32])
  expect(Math.max(...waits)).toBe(300)
  expect(await backoffSeconds(db, 'target', after(300_000))).toBe(0)
  await clearSignInFailures(db, 'target')
  await recordSignInFailure(db, 'target', after(300_000))
  expect(await backoffSeconds(db, 'target', after(300_000))).toBe(0)
})
