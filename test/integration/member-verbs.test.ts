import '../../src/i18n/all-words.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readMemberCommand } from '../../worker/cli/member-command.ts'
import { runMemberCommand } from '../../worker/cli/member-verbs.ts'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { audit } from '../../worker/domain/accounts/audit/audit.table.ts'
import { createConfirmed } from '../../worker/domain/accounts/members/create-confirmed.ts'
import { member } from '../../worker/domain/accounts/members/member.table.ts'
import { openSession } from '../../worker/domain/accounts/sessions/open-session.ts'
import { session } from '../../worker/domain/accounts/sessions/session.table.ts'
import { actionToken } from '../../worker/domain/accounts/tokens/token.table.ts'
import { mail } from '../../worker/domain/messages/mail/mail.table.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'

/** The commands of `npm run member` about existing members, in process. */

const now = new Date(testNow)
const ines = {
  username: 'ines',
  email: 'ines@example.org',
  firstname: 'Inês',
  lastname: 'Costa',
  organisation: null,
  role: 'moderator',
  locale: 'pt',
} as const

let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openDatabase()
  db = createDatabase(opened.db)
  close = opened.close
  await createConfirmed(db, ines, '$scrypt$of-hers', now)
  const club = { organisation: 'Laufclub Süd', role: 'organiser', locale: 'de' } as const
  const names = { username: 'lauf', email: 'lauf@example.org' }
  await createConfirmed(db, { ...ines, ...names, ...club }, '$scrypt$of-theirs', now)
})
afterAll(async () => await close())
beforeEach(async () => {
  await db.batch([db.delete(session), db.delete(actionToken), db.delete(mail), db.delete(audit)])
})

const run = async (...args: string[]) =>
  await runMemberCommand(readMemberCommand(args), {
    db,
    now,
    pepper: () => 'a-pepper-of-this-test-'.repeat(2),
    readPassword: async () => expect.fail('no password is asked for'),
    site: 'http://127.0.0.1:8787',
  })

const rowOf = async (username: string) =>
  (await db.select().from(member).where(eq(member.username, username)))[0]

test('role changes the role and ends the sessions', async () => {
  const id = (await rowOf('ines'))?.id ?? 0
  await openSession(db, id, { agent: 'Firefox · Linux', country: null }, now)
  expect(await db.select().from(session)).toHaveLength(1)
  expect(await run('role', 'ines', 'athlete')).toBe(
    'ines was moderator and is now athlete; all sessions have ended.',
  )
  expect((await rowOf('ines'))?.role).toBe('athlete')
  expect(await db.select().from(session)).toEqual([])
  expect(await db.select().from(audit)).toMatchObject([
    { action: 'authz_change', detail: 'athlete' },
  ])
})

test('reset queues the email without a link in it, and prints its recipient', async () => {
  expect(await run('reset', 'INES')).toContain('An email to ines@example.org is queued')
  const [queued] = await db.select().from(mail)
  expect(queued).toMatchObject({
    kind: 'reset',
    address: 'ines@example.org',
    locale: 'pt',
    details: '{}',
  })
})

test('reset can print a link, and stores it nowhere', async () => {
  const output = await run('reset', 'ines', '--print-link', '--site', 'https://startline.example')
  const link = new URL(output.split('\n').at(-1) ?? '')
  expect(link.origin).toBe('https://startline.example')
  expect(link.pathname).toMatch(/^\/pt\//u)
  const token = link.searchParams.get('confirmation_token') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/u)
  const [stored] = await db.select().from(actionToken)
  expect(stored?.purpose).toBe('reset')
  expect(stored?.hash).not.toBe(token)
})

test('show finds a member, also by organisation name, and prints no secret', async () => {
  const output = await run('show', 'Laufclub Süd')
  expect(output).toMatch(/^username: +lauf$/mu)
  expect(output).toMatch(/^role: +organiser$/mu)
  expect(output).not.toMatch(/scrypt/u)
})

test('block ends the sessions and unblock lifts it; both are logged, and repeating changes nothing', async () => {
  const id = (await rowOf('ines'))?.id ?? 0
  await openSession(db, id, { agent: 'Firefox · Linux', country: null }, now)
  expect(await run('block', 'ines')).toBe('ines is now blocked; all sessions have ended.')
  expect((await rowOf('ines'))?.blockedAt).toBe(now.toISOString())
  expect(await db.select().from(session)).toEqual([])
  expect(await run('block', 'ines')).toBe('ines is already blocked.')
  expect(await run('list')).toMatch(/blocked .*ines {2}ines@example\.org[\s\S]*, 1 blocked$/u)
  expect(await run('unblock', 'ines')).toBe('ines is now not blocked; all sessions have ended.')
  expect((await rowOf('ines'))?.blockedAt).toBeNull()
  expect((await db.select().from(audit)).map(({ detail }) => detail)).toEqual([
    'blocked by operator',
    'block lifted by operator',
  ])
})

test('resend queues a confirmation for an unconfirmed address only', async () => {
  await expect(run('resend', 'ines')).rejects.toThrow('confirmed the address already')
  await db.update(member).set({ confirmedAt: null }).where(eq(member.username, 'ines'))
  await run('resend', 'ines')
  await db.update(member).set({ confirmedAt: now.toISOString() }).where(eq(member.username, 'ines'))
  expect((await db.select().from(mail)).map(({ kind }) => kind)).toEqual(['confirm'])
})

test('delete schedules the deletion with an email; --now leaves it to the next run', async () => {
  expect(await run('delete', 'lauf')).toContain('is deleted on 2026-12-21')
  expect((await db.select().from(mail)).map(({ kind }) => kind)).toEqual(['deletion'])
  await expect(run('delete', 'lauf')).rejects.toThrow('already scheduled')
  await run('delete', 'lauf', '--now')
  expect((await rowOf('lauf'))?.deleteAt).toBe(now.toISOString())
})
