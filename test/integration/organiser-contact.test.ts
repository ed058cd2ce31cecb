import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contactFields } from '../../src/model/schemas/organiser/organiser-contact.ts'
import { readForm } from '../../src/model/values/form.ts'
import { organiserInboxPerDay } from '../../src/model/values/limits.ts'
import { updateOrganisationPage } from '../../worker/domain/accounts/organisations/update-organisation-page.ts'
import { sendMessage } from '../../worker/domain/community/contact/send-message.ts'
import { claimDueMail } from '../../worker/domain/messages/mail/due-mail.ts'
import { sweepExpired } from '../../worker/domain/registry/sweep-expired.ts'
import { outgoingMail } from '../../worker/mail/outgoing.ts'
import { renderDue } from '../../worker/mail/render-due.ts'
import { openNewsTables } from '../support/news-tables.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const from = { agent: 'Firefox', country: null, requestId: 'test' }

let tables: Awaited<ReturnType<typeof openNewsTables>>
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(() => tables.close())

const rows = async (sql: string) =>
  (await tables.db.$client.prepare(sql).all<Record<string, unknown>>()).results

beforeEach(async () => {
  for (const table of [
    'organiser_message',
    'organiser_page',
    'mail',
    'turn_count',
    'organiser_member',
  ])
    await rows(`DELETE FROM ${table}`)
  await tables.empty()
  await rows('DELETE FROM organiser')
  await tables.addMembers([{ id: 1, locale: 'de' }, { id: 2 }, { id: 3 }])
  await rows(
    `INSERT INTO organiser (id, permalink, name) VALUES (1, 'wachau', 'Wachau läuft'), (2, 'alone', 'Alone')`,
  )
  await rows(
    `INSERT INTO organiser_member (organiser_id, member_id, role) VALUES (1, 1, 'owner'), (1, 2, 'editor')`,
  )
  await tables.addEvents([7])
  await rows('UPDATE event SET organiser_id = 1')
})

const fields = (own: Record<string, string> = {}) => {
  const form = {
    organiser: 'wachau',
    name: 'Inês',
    email: 'ines@mail.example',
    text: 'Hello',
    ...own,
  }
  const read = readForm(contactFields, form)
  if (!read.ok) throw new Error(JSON.stringify(read.fields))
  return read.values
}
const visitor = { memberId: null, network: '203.0.113' }
const refusal = (own: Record<string, string>) => {
  const read = readForm(contactFields, { organiser: 'wachau', text: 'Hello', ...own })
  return read.ok ? {} : read.fields
}

async function rendered() {
  const due = await claimDueMail(tables.db, 50, later(3))
  const options = {
    site: 'https://startline.example',
    secret: null,
    ticketKey: null,
    now: later(3),
  }
  return await Promise.all(
    due.map(async (row) => {
      const parts = await renderDue(tables.db, row, options)
      return outgoingMail({ id: row.id, ...parts }, row.address, 'no-reply@startline.example')
    }),
  )
}

test('a message goes to all people of the organisation in their language, with the author as reply address', async () => {
  await sendMessage(tables.db, visitor, fields({ event: 'race-7' }), now)
  const mails = (await rendered()).toSorted((a, b) => a.to.localeCompare(b.to))
  expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    ['runner1@example.org', 'ines@mail.example'],
    ['runner2@example.org', 'ines@mail.example'],
  ])
  expect(mails[0]?.text).toContain('Von: Inês, ines@mail.example')
  expect(mails[1]?.text).toContain('Event: Race 7')
  expect(mails[1]?.text).toContain('Hello')
})

test('the address that the page names gets the message alone, and all people once its member has left', async () => {
  const page = { permalink: 'wachau', contactEmail: 'Runner2@example.org' }
  await updateOrganisationPage(tables.db, 1, page, from, now)
  await sendMessage(tables.db, visitor, fields(), now)
  expect((await rendered()).map(({ to }) => to)).toEqual(['runner2@example.org'])
  await rows('DELETE FROM organiser_member WHERE member_id = 2')
  await sendMessage(tables.db, visitor, fields({ text: 'Again' }), later(2))
  expect((await rendered()).map(({ to }) => to)).toEqual(['runner1@example.org'])
})

test('an address of other people and an editor’s change are refused', async () => {
  const set = async (memberId: number, contactEmail: string) =>
    await updateOrganisationPage(
      tables.db,
      memberId,
      { permalink: 'wachau', contactEmail },
      from,
      now,
    )
  await expect(set(1, 'runner3@example.org')).rejects.toMatchObject({
    details: { fields: { contactEmail: 'invalid' } },
  })
  await expect(set(2, 'runner2@example.org')).rejects.toMatchObject({ code: 'not-found' })
  await expect(set(3, 'runner3@example.org')).rejects.toMatchObject({ code: 'not-found' })
  expect(await rows('SELECT * FROM organiser_page')).toEqual([])
})

test('an organiser without people gets no message', async () => {
  await expect(
    sendMessage(tables.db, visitor, fields({ organiser: 'alone' }), now),
  ).rejects.toMatchObject({ code: 'not-found' })
  expect(await rows('SELECT id FROM mail')).toEqual([])
})

test('a fourth message of an author or an address within a day is refused, from another one it is sent', async () => {
  for (const text of ['1', '2', '3']) await sendMessage(tables.db, visitor, fields({ text }), now)
  const other = { email: 'else@mail.example', text: '4' }
  await expect(sendMessage(tables.db, visitor, fields(other), now)).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  const elsewhere = { memberId: null, network: '203.0.114' }
  // The same mailbox with a tag.
  const tagged = fields({ email: 'Ines+2@mail.example', text: '5' })
  await expect(sendMessage(tables.db, elsewhere, tagged, now)).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  await sendMessage(tables.db, elsewhere, fields(other), now)
  await sendMessage(tables.db, visitor, fields({ text: 'tomorrow' }), later(25))
  expect(await rows('SELECT id FROM organiser_message')).toHaveLength(5)
})

test('the same message twice is stored and mailed once', async () => {
  await Promise.all([1, 2, 3].map(() => sendMessage(tables.db, visitor, fields(), now)))
  expect(await rows('SELECT id FROM organiser_message')).toHaveLength(1)
  expect(await rows('SELECT id FROM mail')).toHaveLength(2)
})

test('a member writes with the name and address of the account, whatever the form says', async () => {
  await sendMessage(tables.db, { memberId: 3, network: null }, fields(), now)
  expect(await rows('SELECT name, email, member_id FROM organiser_message')).toEqual([
    { name: 'Ada Start', email: 'runner3@example.org', member_id: 3 },
  ])
})

test.each([
  ['a line break in the name', { name: 'Ines\r\nBcc: evil@mail.example' }, { name: 'invalid' }],
  ['a line break in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'email' }],
  ['two addresses', { email: 'a@b.example, c@d.example' }, { email: 'email' }],
  ['control characters', { text: 'Hello \u0007' }, { text: 'invalid' }],
  ['a long text', { text: 'x'.repeat(2001) }, { text: 'too-long' }],
  ['a long name', { name: 'x'.repeat(61) }, { name: 'too-long' }],
  ['no text', { text: ' \u200b ' }, { text: 'required' }],
  ['an unknown key', { to: 'evil@mail.example' }, { to: 'invalid' }],
])('%s is refused', (_, own, expected) => {
  expect(refusal(own)).toEqual(expected)
})

test('name and address are required of a visitor without an account', async () => {
  const nameless = fields({ name: '', email: '' })
  await expect(sendMessage(tables.db, visitor, nameless, now)).rejects.toMatchObject({
    details: { fields: { name: 'required', email: 'required' } },
  })
})

test('the author’s words are in no header, and the email counts the links of the text', async () => {
  const words = {
    name: 'Subject: hi',
    text: 'see https://a.example\nBcc: evil@mail.example\nwww.b.example',
  }
  await sendMessage(tables.db, visitor, fields(words), now)
  for (const mail of await rendered()) {
    expect(mail.subject).not.toMatch(/hi|Bcc|\n/u)
    expect(mail.replyTo).toBe('ines@mail.example')
    expect(mail.text).toMatch(/2/u)
  }
})

test('messages are deleted after 30 days', async () => {
  await sendMessage(tables.db, visitor, fields(), now)
  await sweepExpired(tables.db, later(29 * 24))
  expect(await rows('SELECT id FROM organiser_message')).toHaveLength(1)
  await sweepExpired(tables.db, later(31 * 24))
  expect(await rows('SELECT id FROM organiser_message')).toEqual([])
})

test('visitors who fill the inbox of a day leave that of members open', async () => {
  for (let sender = 0; sender < organiserInboxPerDay; sender += 1) {
    const words = fields({ email: `runner${sender}@mail.example`, text: `Hello ${sender}` })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the limit counts
    await sendMessage(tables.db, { memberId: null, network: `203.0.${sender}` }, words, now)
  }
  const late = { memberId: null, network: '198.51.100' }
  await expect(
    sendMessage(tables.db, late, fields({ email: 'late@mail.example' }), now),
  ).rejects.toMatchObject({ code: 'too-many-requests' })
  await sendMessage(tables.db, { memberId: 3, network: null }, fields(), now)
})
