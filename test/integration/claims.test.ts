import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { undoMs } from '../../src/model/community/moderation.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { answerClaim } from '../../worker/domain/organisers/claims/answer-claim.ts'
import { confirmClaim } from '../../worker/domain/organisers/claims/confirm-claim.ts'
import { findClaim } from '../../worker/domain/organisers/claims/find-claim.ts'
import { listDisputes } from '../../worker/domain/organisers/claims/list-disputes.ts'
import { requestClaim } from '../../worker/domain/organisers/claims/request-claim.ts'
import { issueClaimCode, sendClaimCode } from '../../worker/domain/organisers/claims/send-code.ts'
import { soldEvent, type Someone } from '../support/member-orders.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const bert = { id: 7_000_000_002, email: 'bert@example.org' }
const from = { agent: 'test', country: null, requestId: 'test' }
const moderator = { memberId: 11, from: null }
const start = new Date('2026-11-21T09:00:00.000Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const permalink = 'public-event'
/** The organisation that the seed gives to each member. */
const idOf = ({ id }: Someone) => id

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.all('UPDATE event SET organiser_id = NULL')
  await tables.all('DELETE FROM event WHERE id NOT IN (1, ?)', soldEvent)
  await tables.empty()
  for (const each of [ada, bert]) await tables.addMember(each)
  for (const table of ['event_claim', 'claim_answer', 'moderation_item', 'mail', 'audit'])
    await tables.all(`DELETE FROM ${table}`)
  await tables.all(`UPDATE organiser_member SET role = 'owner'`)
  await tables.all(`UPDATE member SET role = 'athlete'`)
  await tables.add('organiser', { id: 9, permalink: 'lauf', name: 'Lauf' })
  const url = 'https://www.lauf.example/start'
  await tables.all('UPDATE event SET organiser_id = 9, url = ? WHERE id = 1', url)
})
afterAll(async () => await tables.close())

const by = ({ id }: Someone) => ({ memberId: id, locale: 'en', network: null }) as const
const askCode = async (who: Someone, email = 'info@lauf.example', more = {}, at = start) =>
  await sendClaimCode(tables.db, by(who), { permalink, email, ...more }, from, at)
const codeOf = async ({ id }: Someone, address = 'info@lauf.example', at = start) =>
  (await issueClaimCode(tables.db, { memberId: id, eventId: 1, address }, at)) ?? 'none'
const confirm = async (who: Someone, code: string, at = later(1000)) =>
  await confirmClaim(tables.db, by(who), { permalink, code }, from, at)
const words = { permalink, text: 'We hold it.', link: 'https://proof.example' }
const request = async (who: Someone, at = start) =>
  await requestClaim(tables.db, by(who), words, from, at)
const claimed = async (who: Someone) => {
  await askCode(who)
  return await confirm(who, await codeOf(who))
}
const one = async (sql: string) => (await tables.all(sql))[0]
const organiserOf = async (event = 1) =>
  (await one(`SELECT organiser_id FROM event WHERE id = ${event}`))?.['organiser_id']
const peopleOf = async (organiser: number) =>
  await tables.all(
    `SELECT member_id, role FROM organiser_member WHERE organiser_id = ${organiser} ORDER BY rowid`,
  )
const roleOf = async ({ id }: Someone) =>
  (await one(`SELECT role FROM member WHERE id = ${id}`))?.['role']
const mails = async () =>
  (await tables.all('SELECT kind, address FROM mail ORDER BY rowid')).map(
    ({ kind, address }) => `${String(kind)} ${String(address)}`,
  )
const state = async (who: Someone) =>
  (await findClaim(tables.db, who.id, permalink, 'en')).claim?.state
const decide = async (reason: 'not-shown' | null, at = later(5000)) => {
  const item = await one(`SELECT id, submitted_at FROM moderation_item WHERE kind = 'claim'`)
  const itemId = Number(item?.['id'])
  const submittedAt = String(item?.['submitted_at'])
  const verdict = { itemId, submittedAt, reason, answer: null }
  return { itemId, decisionId: await decideItem(tables.db, moderatedKinds, verdict, moderator, at) }
}

test('a code at the site’s domain makes the member owner of the organiser that nobody represents', async () => {
  await askCode(ada)
  expect(await mails()).toEqual(['claim-code info@lauf.example'])
  expect(await confirm(ada, await codeOf(ada))).toBe('approved')
  expect(await organiserOf()).toBe(9)
  expect(await peopleOf(9)).toEqual([{ member_id: ada.id, role: 'owner' }])
  expect(await one('SELECT verified_on FROM organiser WHERE id = 9')).toEqual({
    verified_on: '2026-11-21',
  })
  expect(await roleOf(ada)).toBe('organiser')
  expect(await one('SELECT member_id, action, detail FROM audit')).toEqual({
    member_id: ada.id,
    action: 'authz_change',
    detail: 'claim',
  })
  expect((await findClaim(tables.db, ada.id, permalink, 'en')).event.represents).toBe(1)
})

test('an organiser with events at other sites stays; the event goes to the organisation of the member', async () => {
  await tables.all(
    `INSERT INTO event (id, permalink, name, name_language, organiser_id, city_id, lat, lon, cell, url, source_url, checked_on, weight, updated_at)
      SELECT 2, 'other', 'Other', 'en', 9, city_id, lat, lon, cell, 'https://other.example', '', '', 1, '' FROM event WHERE id = 1`,
  )
  expect(await claimed(ada)).toBe('approved')
  expect([await organiserOf(), await organiserOf(2)]).toEqual([idOf(ada), 9])
  expect(await peopleOf(9)).toEqual([])
})

test('a member without an organisation names one, by the rules of its form', async () => {
  await tables.all(`UPDATE event SET organiser_id = NULL`)
  await tables.all(`DELETE FROM organiser_member WHERE member_id = ${ada.id}`)
  const refused = { details: { fields: { organisation: 'required' } } }
  await expect(askCode(ada)).rejects.toMatchObject(refused)
  await expect(askCode(ada, 'info@lauf.example', { organisation: 'LAUF' })).rejects.toMatchObject({
    details: { fields: { organisation: 'organisation-name-taken' } },
  })
  await askCode(ada, 'info@lauf.example', { organisation: 'Neuer Verein' })
  expect(await confirm(ada, await codeOf(ada))).toBe('approved')
  expect(
    await one(`SELECT name, verified_on FROM organiser WHERE id = ${String(await organiserOf())}`),
  ).toEqual({ name: 'Neuer Verein', verified_on: '2026-11-21' })
})

test.each(['info@other.example', 'info@gmail.com', 'info@lauf.example.evil.example'])(
  'an address such as %s gets no code',
  async (email) => {
    await expect(askCode(ada, email)).rejects.toMatchObject({
      details: { fields: { email: 'other-domain' } },
    })
    expect(await mails()).toEqual([])
  },
)

test('a code is valid for its member, half an hour, five tries and once', async () => {
  await askCode(ada)
  const code = await codeOf(ada)
  const wrong = code === '000000' ? '000001' : '000000'
  await expect(confirm(bert, code)).rejects.toMatchObject({ code: 'token-expired' })
  await expect(confirm(ada, code, later(30 * 60_000))).rejects.toMatchObject({
    code: 'token-expired',
  })
  for (let tries = 0; tries < 5; tries++)
    await expect(confirm(ada, wrong)).rejects.toMatchObject({
      details: { fields: { code: 'invalid' } },
    })
  await expect(confirm(ada, code)).rejects.toMatchObject({ code: 'token-expired' })
  const second = await codeOf(ada)
  const both = await Promise.allSettled([confirm(ada, second), confirm(ada, second)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await peopleOf(9)).toHaveLength(1)
  await expect(confirm(ada, second)).rejects.toMatchObject({ code: 'token-expired' })
})

test('of two claims at once one gets the event and the other is disputed', async () => {
  for (const each of [ada, bert]) await askCode(each)
  const codes = [await codeOf(ada), await codeOf(bert)] as const
  const results = await Promise.all([confirm(ada, codes[0]), confirm(bert, codes[1])])
  expect(results.toSorted()).toEqual(['approved', 'waiting'])
  expect(await peopleOf(9)).toHaveLength(1)
  const [owner, other] = results[0] === 'approved' ? [ada, bert] : [bert, ada]
  expect(await mails()).toContain(`claim-disputed ${owner.email}`)
  expect(await roleOf(other)).toBe('athlete')
  expect(await listDisputes(tables.db, owner.id, 'en')).toHaveLength(1)
})

test('a request is judged by a moderator, and an approval can be taken back whole', async () => {
  const before = await tables.dump(['turn_count', 'mail', 'audit', 'search_outbox'])
  await request(ada)
  expect(await state(ada)).toBe('waiting')
  await expect(request(ada, later(1))).rejects.toMatchObject({ code: 'conflict' })
  const { itemId, decisionId } = await decide(null)
  expect([await state(ada), await organiserOf(), await roleOf(ada)]).toEqual([
    'approved',
    9,
    'organiser',
  ])
  expect(await mails()).toEqual([`claim-approved ${ada.email}`])
  await undoDecision(
    tables.db,
    moderatedKinds,
    { itemId, decisionId },
    moderator,
    later(5000 + undoMs - 1),
  )
  expect([await state(ada), await mails()]).toEqual(['waiting', []])
  await tables.all('DELETE FROM event_claim')
  await tables.all('DELETE FROM moderation_item')
  const bare = (rows: string[]) => rows.map((row) => row.replaceAll(/"updated_at":"[^"]*"/gu, ''))
  const after = await tables.dump(['turn_count', 'mail', 'audit', 'search_outbox'])
  const isCounted = (row: string) => !row.startsWith('sqlite_sequence')
  expect(bare(after).filter(isCounted)).toEqual(bare(before).filter(isCounted))
})

test('a rejection says why, and the event can be claimed again', async () => {
  await request(ada)
  await decide('not-shown')
  expect([await state(ada), await organiserOf(), await roleOf(ada)]).toEqual([
    'rejected',
    9,
    'athlete',
  ])
  expect(await mails()).toEqual([`claim-rejected ${ada.email}`])
  await request(ada, later(60_000))
  expect(await state(ada)).toBe('waiting')
})

test('owners answer a dispute, and a moderator who approves it moves the event alone', async () => {
  await claimed(ada)
  await request(bert, later(10_000))
  const [dispute] = await listDisputes(tables.db, ada.id, 'en')
  const claim = dispute?.id ?? 0
  await answerClaim(tables.db, ada.id, { claim, text: 'It is ours.' }, later(11_000))
  await answerClaim(tables.db, ada.id, { claim, text: 'It is ours since 1998.' }, later(12_000))
  await expect(
    answerClaim(tables.db, bert.id, { claim, text: 'Mine' }, later(12_000)),
  ).rejects.toMatchObject({ code: 'not-found' })
  const subject = await moderatedKinds.get('claim')?.findSubjects(tables.db, [claim], 'en')
  expect(subject?.get(claim)?.fields).toEqual([
    { name: 'organisation', value: 'Lauf' },
    { name: 'site', value: 'https://www.lauf.example/start' },
    { name: 'link', value: 'https://proof.example' },
    { name: 'owner-answer', value: 'It is ours since 1998.' },
  ])
  await decide(null, later(20_000))
  expect(await organiserOf()).toBe(idOf(bert))
  expect(await peopleOf(9)).toEqual([{ member_id: ada.id, role: 'owner' }])
  expect((await mails()).slice(-2)).toEqual([
    `claim-approved ${bert.email}`,
    `claim-lost ${ada.email}`,
  ])
})

test('owners hear that a claim of their event was declined', async () => {
  await claimed(ada)
  await request(bert, later(10_000))
  await decide('not-shown', later(20_000))
  expect((await mails()).slice(-2)).toEqual([
    `claim-rejected ${bert.email}`,
    `claim-averted ${ada.email}`,
  ])
})

test('who represents the organiser cannot claim its event, and claims are limited', async () => {
  await claimed(ada)
  await expect(request(ada)).rejects.toMatchObject({ code: 'conflict' })
  for (let n = 0; n < 4; n++) await askCode(bert, 'x@lauf.example', {}, later(n))
  await expect(askCode(bert, 'x@lauf.example', {}, later(9))).rejects.toMatchObject({
    code: 'too-many-requests',
  })
})
