import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renderDue } from '../../worker/mail/render-due.ts'
import type { DueMail } from '../../worker/domain/messages/mail/due-mail.ts'
import {
  acceptInvitation,
  listInvitations,
} from '../../worker/domain/organisers/people/accept-invitation.ts'
import { changeRole, removePerson } from '../../worker/domain/organisers/people/change-person.ts'
import { invitePerson } from '../../worker/domain/organisers/people/invite-person.ts'
import { listPeople } from '../../worker/domain/organisers/people/list-people.ts'
import { withdrawInvitation } from '../../worker/domain/organisers/people/withdraw-invitation.ts'
import { mail } from '../../worker/domain/messages/mail/mail.table.ts'
import type { Someone } from '../support/member-orders.ts'
import { openTables, type Tables } from '../support/member-tables.ts'
import '../../src/i18n/all-words.ts'

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const bert = { id: 7_000_000_002, email: 'bert@example.org' }
const cleo = { id: 7_000_000_003, email: 'cleo@example.org' }
const from = { agent: 'test', country: null, requestId: 'test' }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const day = 86_400_000
/** The organisation that the seed gives to ada. */
const organisation = `organiser ${ada.id}`

let tables: Tables

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.empty()
  for (const each of [ada, bert, cleo]) await tables.addMember(each)
  for (const table of ['organiser_invitation', 'mail', 'audit', 'organiser_member'])
    await tables.all(`DELETE FROM ${table}`)
  await tables.all(`UPDATE member SET role = 'athlete'`)
  await tables.add('organiser_member', { organiser_id: ada.id, member_id: ada.id, role: 'owner' })
})
afterAll(async () => await tables.close())

const nameOf = ({ id }: Someone) => `name ${id}`
const invite = async (
  who: Someone = ada,
  email = bert.email,
  role: 'owner' | 'editor' = 'editor',
  at = start,
) =>
  await invitePerson(
    tables.db,
    { memberId: who.id, locale: 'de' },
    { organisation, email, role },
    from,
    at,
  )
const rendered = async (at = start) => {
  const [row] = await tables.db.select().from(mail)
  if (row === undefined) throw new Error('no mail')
  return await renderDue(tables.db, row satisfies DueMail, {
    site: 'https://startline.example',
    secret: null,
    ticketKey: null,
    now: at,
  })
}
const tokenOf = async (at = start) =>
  /confirmation_token=([\w-]+)/u.exec((await rendered(at)).text)?.[1] ?? 'none'
const accept = async (who: Someone, token: string, at = later(1000)) =>
  await acceptInvitation(tables.db, who, { confirmation_token: token }, from, at)
const people = async () =>
  (await tables.all('SELECT member_id, role FROM organiser_member ORDER BY rowid')).map(
    ({ member_id: id, role }) => [id, role],
  )
const joins = async (who: Someone, role: 'owner' | 'editor') =>
  await tables.add('organiser_member', { organiser_id: ada.id, member_id: who.id, role })
const setRole = async (who: Someone, of: Someone, role: 'owner' | 'editor') =>
  await changeRole(
    tables.db,
    who.id,
    { organisation, username: nameOf(of), role },
    from,
    later(1000),
  )
const remove = async (who: Someone, of: Someone) =>
  await removePerson(tables.db, who.id, { organisation, username: nameOf(of) }, from, later(2000))

test('an invitation is accepted by its link, once, and makes an athlete an organiser', async () => {
  await invite()
  const token = await tokenOf()
  expect(await tables.rowsWith(token)).toEqual([])
  const both = await Promise.allSettled([accept(bert, token), accept(bert, token)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await people()).toHaveLength(2)
  const [, joined] = await people()
  expect(joined?.[1]).toBe('editor')
  expect(await tables.all(`SELECT id FROM member WHERE role = 'organiser'`)).toEqual([
    { id: joined?.[0] },
  ])
  await expect(accept(bert, token)).rejects.toMatchObject({ code: 'token-used' })
  await expect(accept(cleo, 'x')).rejects.toMatchObject({ code: 'token-invalid' })
})

test('the link of an invitation to another address adds nobody, and says in part whose it is', async () => {
  await invite(ada, bert.email, 'owner')
  const token = await tokenOf()
  await expect(accept(cleo, token)).rejects.toMatchObject({
    code: 'token-other-account',
    field: 'b…@example.org',
  })
  expect(await people()).toEqual([[ada.id, 'owner']])
  await accept(bert, token)
  expect(await people()).toEqual([
    [ada.id, 'owner'],
    [bert.id, 'owner'],
  ])
})

test('each other owner gets an email when an invitation is accepted, and only once', async () => {
  await joins(cleo, 'owner')
  await invite(ada, bert.email, 'owner')
  const token = await tokenOf()
  await tables.all('DELETE FROM mail')
  await Promise.allSettled([accept(bert, token), accept(bert, token)])
  const sent = await tables.all('SELECT kind, address, details FROM mail ORDER BY address')
  const details = '{"email":"bert@example.org","role":"owner","organisation":null}'
  expect(sent).toEqual([
    { kind: 'person-joined', address: ada.email, details },
    { kind: 'person-joined', address: cleo.email, details },
  ])
  expect((await rendered()).text).toContain('bert@example.org')
})

test('an invitation is over after seven days, and with the rights of the owner who sent it', async () => {
  await invite()
  const token = await tokenOf()
  await expect(accept(bert, token, later(7 * day))).rejects.toMatchObject({ code: 'token-expired' })
  await joins(cleo, 'owner')
  await setRole(cleo, ada, 'editor')
  await expect(accept(bert, token)).rejects.toMatchObject({ code: 'token-expired' })
  await remove(cleo, ada)
  await expect(accept(bert, token)).rejects.toMatchObject({ code: 'token-invalid' })
  expect(await people()).toEqual([[cleo.id, 'owner']])
})

test('an invitation is closed while the owner who sent it is blocked or leaves', async () => {
  await invite()
  const token = await tokenOf()
  const closing = {
    blocked_at: start.toISOString(),
    delete_at: later(30 * day).toISOString(),
  }
  for (const [column, value] of Object.entries(closing)) {
    // oxlint-disable-next-line no-await-in-loop -- one state after the other
    await tables.all(`UPDATE member SET ${column} = ? WHERE id = ?`, value, ada.id)
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await listInvitations(tables.db, bert, start)).toEqual([])
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(accept(bert, token)).rejects.toMatchObject({ code: 'token-expired' })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tables.all(`UPDATE member SET ${column} = NULL WHERE id = ?`, ada.id)
  }
  expect(await people()).toEqual([[ada.id, 'owner']])
  await accept(bert, token)
  expect(await people()).toHaveLength(2)
})

test('who registers with the invited address finds the invitation in the account', async () => {
  await invite()
  const [open] = await listInvitations(tables.db, bert, start)
  expect(open).toMatchObject({ organisation, role: 'editor' })
  expect(await listInvitations(tables.db, cleo, start)).toEqual([])
  const invitation = open?.id ?? 0
  await expect(
    acceptInvitation(tables.db, cleo, { invitation }, from, start),
  ).rejects.toMatchObject({ code: 'token-invalid' })
  await acceptInvitation(tables.db, bert, { invitation }, from, later(1))
  expect(await people()).toEqual([
    [ada.id, 'owner'],
    [bert.id, 'editor'],
  ])
})

test('a second invitation to an address replaces the first, and one that is withdrawn ends', async () => {
  await invite()
  const first = await tokenOf()
  await tables.all('DELETE FROM mail')
  await invite(ada, 'Bert@example.org', 'owner', later(1000))
  const second = await tokenOf(later(1000))
  await expect(accept(bert, first)).rejects.toMatchObject({ code: 'token-invalid' })
  await withdrawInvitation(tables.db, ada.id, { organisation, email: bert.email })
  await expect(accept(bert, second)).rejects.toMatchObject({ code: 'token-invalid' })
  await expect(rendered(later(2000))).rejects.toThrow('no longer open')
})

test('the email names the organisation only if it is verified, because its name could be any text', async () => {
  await invite()
  expect((await rendered()).text).not.toContain(organisation)
  await tables.all('DELETE FROM mail')
  await tables.all(`UPDATE organiser SET verified_on = '2026-11-01' WHERE id = ${ada.id}`)
  await invite(ada, cleo.email)
  expect((await rendered()).text).toContain(`Organisation: ${organisation}`)
})

test('editors and strangers cannot invite, change roles or remove others', async () => {
  await joins(bert, 'editor')
  const refused = { code: 'not-found' }
  for (const who of [bert, cleo]) {
    await expect(invite(who, 'x@example.org')).rejects.toMatchObject(refused)
    await expect(setRole(who, bert, 'owner')).rejects.toMatchObject(refused)
    await expect(remove(who, ada)).rejects.toMatchObject(refused)
    await expect(
      withdrawInvitation(tables.db, who.id, { organisation, email: 'x@example.org' }),
    ).rejects.toMatchObject(refused)
  }
  expect((await listPeople(tables.db, bert.id, start)).people).toHaveLength(2)
  await invite(ada, cleo.email)
  expect((await listPeople(tables.db, bert.id, start)).invitations).toEqual([])
  expect((await listPeople(tables.db, ada.id, start)).invitations).toHaveLength(1)
  await remove(bert, bert)
  expect(await people()).toEqual([[ada.id, 'owner']])
})

test('the last owner can neither leave nor become an editor, also when two remove each other', async () => {
  await joins(bert, 'editor')
  await expect(remove(ada, ada)).rejects.toMatchObject({ code: 'conflict' })
  await expect(setRole(ada, ada, 'editor')).rejects.toMatchObject({ code: 'conflict' })
  await setRole(ada, bert, 'owner')
  const both = await Promise.allSettled([remove(ada, bert), remove(bert, ada)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await people()).map(([, role]) => role)).toEqual(['owner'])
  expect(await tables.all('SELECT action, detail FROM audit ORDER BY id')).toHaveLength(2)
})

test('one of the people is not invited again, and invitations are limited', async () => {
  await joins(bert, 'editor')
  await expect(invite(ada, 'BERT@example.org')).rejects.toMatchObject({ code: 'conflict' })
  for (let n = 0; n < 3; n++) await invite(ada, 'x+1@example.org', 'editor', later(n))
  await expect(invite(ada, 'x+2@example.org', 'editor', later(9))).rejects.toMatchObject({
    code: 'too-many-requests',
  })
})
