import '../../src/i18n/all-words.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase, type Database } from '../../worker/db/client.ts'
import { listDelivered } from '../../worker/domain/messages/mail/delivered-mail.ts'
import { claimDueMail, maxAttempts } from '../../worker/domain/messages/mail/due-mail.ts'
import { deliveredMail, mail } from '../../worker/domain/messages/mail/mail.table.ts'
import type { MailContent, Recipient } from '../../worker/domain/messages/mail/mail-kinds.ts'
import { queueMail } from '../../worker/domain/messages/mail/queue-mail.ts'
import { member } from '../../worker/domain/accounts/members/member.table.ts'
import { redeemToken } from '../../worker/domain/accounts/tokens/redeem-token.ts'
import { readSettings, type Settings } from '../../worker/settings/env.ts'
import { sendDueMail } from '../../worker/mail/send-due.ts'
import { meeting } from '../support/meeting.ts'
import { openDatabase } from '../support/open-database.ts'

/** The email queue. A failing transport is a binding that throws. */

let close: () => Promise<unknown>
let binding: D1Database
let db: Database

beforeAll(async () => {
  const opened = await openDatabase()
  close = opened.close
  binding = opened.db
  db = createDatabase(binding)
})
afterAll(async () => await close())
beforeEach(async () => {
  vi.restoreAllMocks()
  await db.batch([db.delete(mail), db.delete(deliveredMail)])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const noon = new Date('2026-11-21T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const settings = (own: Record<string, unknown>): Settings =>
  readSettings({
    DB: binding,
    KV: { get: null },
    FIXED_NOW: noon.toISOString(),
    SITE_ORIGIN: 'https://startline.example',
    MAIL_FROM: 'mail@startline.example',
    ...own,
  })
const outbox = () => settings({ MAIL_TRANSPORT: 'outbox' })

const to = (address: string): Recipient & MailContent => ({
  memberId: null,
  address,
  locale: 'en',
  kind: 'newsletter',
  details: {},
})

/** A binding as Cloudflare's, which sends as given. @returns the messages passed to it */
function sender(send: () => Promise<unknown>) {
  const given: string[] = []
  const EMAIL = {
    send: async (message: { to: string }) => {
      given.push(message.to)
      return await send()
    },
  }
  return { given, settings: settings({ MAIL_TRANSPORT: 'cloudflare', EMAIL }) }
}

const only = async () => {
  const rows = await db.select().from(mail)
  expect(rows).toHaveLength(1)
  return rows[0]
}

test('twenty concurrent runs send each email once', async () => {
  // A busy machine may need longer for forty emails than an attempt may take.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  const addresses = Array.from({ length: 40 }, (_, index) => `runner${index}@example.org`)
  for (const address of addresses) await queueMail(db, to(address), noon)
  const { given, settings: own } = sender(async () => {})
  await Promise.all(Array.from({ length: 20 }, () => sendDueMail(own, db, noon)))
  expect(given.toSorted()).toEqual(addresses.toSorted())
  expect(await db.select().from(mail).where(eq(mail.attempts, 1))).toHaveLength(40)
})

test('control: a select before the update would give one email to two runs', async () => {
  await queueMail(db, to('ines@example.org'), noon)
  const bothLooked = meeting(2)
  const lookThenWrite = async () => {
    const due = await db.select().from(mail).where(eq(mail.attempts, 0))
    await bothLooked()
    await db.update(mail).set({ attempts: 1 })
    return due.length
  }
  const unguarded = await Promise.all([lookThenWrite(), lookThenWrite()])
  expect(unguarded).toEqual([1, 1])
  await db.update(mail).set({ attempts: 0 })
  const guarded = await Promise.all([1, 2, 3].map(() => claimDueMail(db, 5, noon)))
  expect(guarded.map((rows) => rows.length).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
})

test('F9: a transport that throws is tried six times in about five hours, then given up', async () => {
  await queueMail(db, to('ines@example.org'), noon)
  const { given, settings: own } = sender(async () => {
    throw new Error('E_RATE for ines@example.org')
  })
  const tried: number[] = []
  for (const minute of [0, 0.9, 1, 5.9, 6, 20.9, 21, 80.9, 81, 320.9, 321, 400, 600]) {
    const before = given.length
    await sendDueMail(own, db, later(minute))
    if (given.length > before) tried.push(minute)
  }
  expect(tried).toEqual([0, 1, 6, 21, 81, 321])
  expect(tried).toHaveLength(maxAttempts)
  expect(await only()).toMatchObject({
    attempts: 6,
    sentAt: null,
    failedAt: later(321).toISOString(),
    lastError: 'Error: E_RATE for (address)',
  })
})

test('F9: a transport that hangs is aborted after ten seconds, and the email is sent by the next run', async () => {
  await queueMail(db, to('ines@example.org'), noon)
  const stuck = sender(async () => await new Promise(() => {}))
  const signalAfter = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => signalAfter(20))
  await sendDueMail(stuck.settings, db, noon)
  expect(timeout.mock.calls).toEqual([[10_000]])
  timeout.mockRestore()
  expect(await only()).toMatchObject({ attempts: 1, sentAt: null, failedAt: null })
  const well = sender(async () => {})
  for (const minute of [1, 2, 30]) await sendDueMail(well.settings, db, later(minute))
  expect(well.given).toEqual(['ines@example.org'])
  expect(await only()).toMatchObject({ sentAt: later(1).toISOString(), lastError: null })
})

test('an email that fails does not stop the others', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    await queueMail(db, to(`${name}@example.org`), noon)
  let calls = 0
  const { given, settings: own } = sender(async () => {
    calls += 1
    if (calls % 2 === 1) throw new Error('no')
  })
  await sendDueMail(own, db, noon)
  expect(given).toHaveLength(6)
  const sent = await db.select().from(mail)
  expect(sent.filter(({ sentAt }) => sentAt !== null)).toHaveLength(3)
})

test('the email of an interrupted run becomes due again; after the last attempt it is given up', async () => {
  await queueMail(db, to('ines@example.org'), noon)
  expect(await claimDueMail(db, 5, noon)).toHaveLength(1)
  await sendDueMail(outbox(), db, noon)
  expect(await listDelivered(db, null)).toEqual([])
  await sendDueMail(outbox(), db, later(1))
  expect(await listDelivered(db, null)).toHaveLength(1)
  await db.update(mail).set({ sentAt: null, attempts: maxAttempts, dueAt: later(10).toISOString() })
  await sendDueMail(outbox(), db, later(9))
  expect(await only()).toMatchObject({ failedAt: null })
  await sendDueMail(outbox(), db, later(10))
  expect(await only()).toMatchObject({ failedAt: later(10).toISOString(), lastError: 'never sent' })
})

test('without a transport email waits; after three days it expires unsent, and after thirty its row is deleted', async () => {
  await queueMail(db, to('ines@example.org'), noon)
  await sendDueMail(settings({ MAIL_TRANSPORT: '' }), db, noon)
  expect(await only()).toMatchObject({ attempts: 0, failedAt: null })
  const days = (count: number) => later(count * 24 * 60)
  await sendDueMail(outbox(), db, days(4))
  expect(await only()).toMatchObject({ sentAt: null, failedAt: days(4).toISOString() })
  await sendDueMail(outbox(), db, days(33))
  expect(await db.select().from(mail)).toHaveLength(1)
  await sendDueMail(outbox(), db, days(35))
  expect(await db.select().from(mail)).toEqual([])
})

test('a row that this version cannot read or send is logged and blocks nothing', async () => {
  await queueMail(db, to('victim@example.org,evil@example.org'), noon)
  const strange = { address: 'a@example.org', locale: 'xx', details: '{"until":7}', attempts: 0 }
  const at = { createdAt: noon.toISOString(), dueAt: noon.toISOString() }
  await db.insert(mail).values([
    { id: 'x1', kind: 'deletion', ...strange, ...at },
    { id: 'x2', kind: 'pigeon', ...strange, ...at, details: 'no json' },
  ])
  await queueMail(db, to('ines@example.org'), noon)
  await sendDueMail(outbox(), db, noon)
  expect((await listDelivered(db, null)).map(({ address }) => address)).toEqual([
    'ines@example.org',
  ])
  const rows = await db.select().from(mail)
  const refused = rows.find(({ address }) => address.startsWith('victim'))
  expect(refused).toMatchObject({ failedAt: noon.toISOString(), attempts: 1 })
  expect(refused?.lastError).toBe('UndeliverableMail: not an address that mail can be sent to')
})

const ines = {
  id: 1,
  username: 'ines',
  usernameKey: 'ines',
  email: 'ines@example.org',
  emailKey: 'ines@example.org',
  firstName: 'Inês',
  lastName: 'Duarte',
  role: 'athlete',
  locale: 'pt',
  createdAt: noon.toISOString(),
  updatedAt: noon.toISOString(),
} as const

test('an email with a sign-in link goes to the current address of the account, never to a former one', async () => {
  await db.insert(member).values(ines)
  const reset: Recipient & MailContent = {
    memberId: 1,
    address: 'ines@example.org',
    locale: 'pt',
    kind: 'reset',
    details: {},
  }
  await queueMail(db, reset, noon)
  await queueMail(db, { ...reset, address: 'former@example.org' }, noon)
  await sendDueMail(outbox(), db, noon)
  const delivered = await listDelivered(db, null)
  expect(delivered.map(({ address }) => address)).toEqual(['ines@example.org'])
  const [, link = ''] = /(https:\S+)/u.exec(delivered[0]?.text ?? '') ?? []
  const url = new URL(link)
  expect(url.origin).toBe('https://startline.example')
  const token = url.searchParams.get('confirmation_token') ?? ''
  expect(await redeemToken(db, token, ['reset'], later(29))).toMatchObject({
    purpose: 'reset',
    memberId: 1,
    address: 'ines@example.org',
  })
})

test('auth 57: links in emails use the configured origin, whatever host a request named', async () => {
  await queueMail(db, to('ines@example.org'), noon)
  await sendDueMail(outbox(), db, noon, { origin: 'https://evil.example' })
  const [first] = await listDelivered(db, 'ines@example.org')
  expect(first?.text).toContain('https://startline.example/')
  expect(`${first?.text}${first?.html}`).not.toContain('evil.example')
})
