import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { connectIdentity } from '../../worker/domain/accounts/members/connect-identity.ts'
import type { IdentityClaims } from '../../worker/domain/accounts/members/identity-claims.ts'
import { usernameFrom } from '../../worker/domain/accounts/members/register-by-identity.ts'
import { signInByIdentity } from '../../worker/domain/accounts/members/sign-in-by-identity.ts'
import { identity, member } from '../../worker/domain/accounts/members/member.table.ts'
import { emailKey, usernameKey } from '../../worker/domain/identity-keys/identity-keys.ts'
import { openSession } from '../../worker/domain/accounts/sessions/open-session.ts'
import { spendCredentials } from '../../worker/domain/accounts/tokens/spend-credentials.ts'
import { openDatabase } from '../support/open-database.ts'

const now = new Date('2026-11-21T09:00:00Z')
const newcomer = { role: 'athlete', locale: 'de', from: null } as const

let opened: Awaited<ReturnType<typeof openDatabase>>
let db: Database

beforeAll(async () => {
  opened = await openDatabase()
  db = createDatabase(opened.db)
})
beforeEach(async () => {
  for (const table of ['identity', 'session', 'audit', 'member'])
    await opened.db.exec(`DELETE FROM ${table}`)
})
afterAll(() => opened.close())

const claims = (own: Partial<IdentityClaims>): IdentityClaims => ({
  subject: 'sub-ines',
  email: 'ines.duarte@gmail.com',
  emailVerified: true,
  firstName: 'Inês',
  lastName: 'Duarte',
  hostedDomain: null,
  ...own,
})
const enter = async (own: Partial<IdentityClaims> = {}) =>
  await signInByIdentity(db, claims(own), newcomer, now)

/** A member registered with a password, confirmed unless stated otherwise. */
async function registered(email: string, own: Partial<typeof member.$inferInsert> = {}) {
  const at = now.toISOString()
  const [row] = await db
    .insert(member)
    .values({
      username: 'somebody',
      usernameKey: 'somebody',
      email,
      emailKey: emailKey(email),
      firstName: 'Somebody',
      lastName: 'Else',
      role: 'athlete',
      passwordHash: '$scrypt$of-theirs',
      locale: 'en',
      createdAt: at,
      updatedAt: at,
      confirmedAt: at,
      ...own,
    })
    .returning()
  if (row === undefined) throw new Error('no member')
  return row
}
const rowOf = async (id: number) => (await db.select().from(member).where(eq(member.id, id)))[0]
const members = async () => await db.select().from(member)
const identities = async () => await db.select().from(identity)

test('a first sign-in creates a confirmed member without a password, with role and language of the page', async () => {
  const organiser = { role: 'organiser', locale: 'pt', from: null } as const
  const outcome = await signInByIdentity(db, claims({}), organiser, now)
  const [only] = await members()
  expect(outcome).toEqual({ signedIn: { id: only?.id, isNew: true } })
  expect(only).toMatchObject({
    username: 'ines.duarte',
    email: 'ines.duarte@gmail.com',
    firstName: 'Inês',
    lastName: 'Duarte',
    role: 'organiser',
    locale: 'pt',
    passwordHash: null,
    confirmedAt: now.toISOString(),
  })
  expect(await enter()).toEqual({ signedIn: { id: only?.id, isNew: false } })
})

test('a username is derived from the email, and made unique when taken', async () => {
  expect(usernameFrom('Ines.Duarte+runs@example.org')).toBe('ines.duarte')
  expect(usernameFrom('..."<b>"..@example.org')).toBe('b')
  expect(usernameFrom('+@example.org')).toBe('member')
  expect(usernameFrom('名前@example.org')).toBe('名前')
  expect(usernameFrom(`${'x'.repeat(64)}@example.org`).length).toBeLessThanOrEqual(34)
  await registered('other@example.org', {
    username: 'Ines.Duarte',
    usernameKey: usernameKey('Ines.Duarte'),
  })
  await enter()
  const names = (await members()).map(({ username }) => username)
  expect(names).toContainEqual(expect.stringMatching(/^ines\.duarte-\d{5}$/u))
})

test('auth 69: an unverified email neither creates nor connects an account', async () => {
  expect(await enter({ emailVerified: false })).toEqual({ refused: 'email-unverified' })
  await registered('ines.duarte@gmail.com')
  expect(await enter({ emailVerified: false })).toEqual({ refused: 'email-unverified' })
  expect([await identities(), (await members()).length]).toEqual([[], 1])
})

test('auth 70: an unconfirmed account opens for the holder of its email, and its password becomes void', async () => {
  const waiting = await registered('ines.duarte@gmail.com', { confirmedAt: null })
  await openSession(db, waiting.id, { agent: 'Firefox · Linux', country: null }, now)
  expect(await enter()).toEqual({ signedIn: { id: waiting.id, isNew: true } })
  const after = await rowOf(waiting.id)
  expect(after).toMatchObject({
    passwordHash: null,
    confirmedAt: now.toISOString(),
    firstName: 'Inês',
    lastName: 'Duarte',
  })
  const { results } = await opened.db.prepare('SELECT hash FROM session').all()
  expect(results).toEqual([])
})

test('auth 70: if Google does not host the mailbox, an unconfirmed account loses its password and stays unconfirmed', async () => {
  const waiting = await registered('ines@example.org', { confirmedAt: null })
  expect(await enter({ email: 'ines@example.org' })).toEqual({ needsPassword: true })
  expect(await rowOf(waiting.id)).toMatchObject({ passwordHash: null, confirmedAt: null })
  expect(await identities()).toEqual([])
})

test('auth 71: a confirmed account is connected if Google hosts the mailbox, and requires its password otherwise', async () => {
  const gmail = await registered('ines.duarte@gmail.com')
  expect(await enter({ email: 'InesDuarte@googlemail.com' })).toEqual({
    signedIn: { id: gmail.id, isNew: false },
  })
  expect((await rowOf(gmail.id))?.passwordHash).toBe('$scrypt$of-theirs')
  const own = { username: 'jo', usernameKey: 'jo' }
  const elsewhere = await registered('jo@example.org', own)
  const jo = { subject: 'sub-jo', email: 'jo@example.org' }
  expect(await enter(jo)).toEqual({ needsPassword: true })
  expect(await enter({ ...jo, hostedDomain: 'example.com' })).toEqual({ needsPassword: true })
  expect((await identities()).length).toBe(1)
  expect(await enter({ ...jo, hostedDomain: 'example.org' })).toEqual({
    signedIn: { id: elsewhere.id, isNew: false },
  })
})

test('auth 71: a signed-in member connects one Google account, and none of another member', async () => {
  const jo = await registered('jo@example.org')
  const other = await registered('kim@example.org', { username: 'kim', usernameKey: 'kim' })
  const mine = claims({ subject: 'sub-jo', email: 'elsewhere@example.org', emailVerified: false })
  expect(await connectIdentity(db, mine, jo.id, null, now)).toBe('connected')
  expect(await connectIdentity(db, mine, jo.id, null, now)).toBe('connected')
  expect(await connectIdentity(db, mine, other.id, null, now)).toBe('taken')
  expect(await connectIdentity(db, claims({ subject: 'sub-2' }), jo.id, null, now)).toBe('another')
  expect(await signInByIdentity(db, mine, newcomer, now)).toEqual({
    signedIn: { id: jo.id, isNew: false },
  })
})

test('auth 72: another Google account with the same email never signs in as the first', async () => {
  const first = await enter()
  expect(await enter({ subject: 'sub-of-another' })).toEqual({ needsPassword: true })
  expect((await identities()).map(({ subject }) => subject)).toEqual(['sub-ines'])
  // Only the subject is the key: a changed email changes nothing.
  const moved = await enter({ email: 'other@example.org', emailVerified: false })
  expect(moved).toMatchObject({ signedIn: { isNew: false } })
  expect(moved).toMatchObject({ signedIn: { id: 'signedIn' in first ? first.signedIn.id : 0 } })
})

test('an account due for deletion is not opened by Google', async () => {
  const gone = await registered('ines.duarte@gmail.com', { deleteAt: '2026-12-21T09:00:00Z' })
  expect(await enter()).toEqual({ refused: 'closed' })
  await db.update(member).set({ deleteAt: null })
  await enter()
  await db.update(member).set({ deleteAt: '2026-12-21T09:00:00Z' })
  expect(await enter()).toEqual({ refused: 'closed' })
  expect((await rowOf(gone.id))?.deleteAt).not.toBeNull()
})

const twelve = Array.from({ length: 12 }, (_, at) => at)

test('of twelve concurrent first sign-ins one creates the member, and all get that member', async () => {
  const outcomes = await Promise.all(twelve.map(async () => await enter()))
  const ids = outcomes.map((each) => ('signedIn' in each ? each.signedIn.id : null))
  expect(new Set(ids).size).toBe(1)
  expect([(await members()).length, (await identities()).length]).toEqual([1, 1])
  expect(outcomes.filter((each) => 'signedIn' in each && each.signedIn.isNew)).toHaveLength(1)
})

test('of twelve concurrent accounts with one email one gets it', async () => {
  const outcomes = await Promise.all(
    twelve.map(async (at) => await enter({ subject: `sub-${at}` })),
  )
  expect(outcomes.filter((each) => 'signedIn' in each)).toHaveLength(1)
  expect([(await members()).length, (await identities()).length]).toEqual([1, 1])
})

test('control: without the unique columns of the tables the same sign-ins create several members', async () => {
  const bare = await openDatabase()
  try {
    await bare.db.exec('DROP INDEX member_email_key_unique')
    await bare.db.exec('DROP INDEX member_username_key_unique')
    await bare.db.exec('DROP TABLE identity')
    await bare.db.exec(
      'CREATE TABLE identity (provider text, subject text, member_id integer, email text, created_at text)',
    )
    const unguarded = createDatabase(bare.db)
    await Promise.all(
      twelve.map(async () => await signInByIdentity(unguarded, claims({}), newcomer, now)),
    )
    expect((await unguarded.select().from(member)).length).toBeGreaterThan(1)
  } finally {
    await bare.close()
  }
})

test('auth 67: of twelve concurrent uses of one token one succeeds, and the same for one nonce', async () => {
  const until = new Date('2026-11-21T10:00:00Z')
  const uses = async (of: (at: number) => string[]) =>
    (await Promise.all(twelve.map(async (at) => await spendCredentials(db, of(at), until)))).filter(
      Boolean,
    )
  expect(await uses(() => ['token', 'nonce'])).toHaveLength(1)
  expect(await uses((at) => [`token-${at}`, 'another nonce'])).toHaveLength(1)
  expect(await uses((at) => ['a third token', `nonce-${at}`])).toHaveLength(1)
})
