import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackListView } from '../../src/model/schemas/community/feedback-views.ts'
import { openAccounts } from '../support/account-site.ts'
import { type AccountSite } from '../support/accounts.ts'
import { addEvent } from '../support/add-event.ts'
import type { Visitor } from '../support/visitor.ts'

const post = '/api/feedback?locale=de'
const plain = '/api/feedback/form?locale=de'
const note = { permalink: 'lake-run', category: 'other', text: 'Hello' }

let site: AccountSite
let close: () => Promise<void>
let ids = 60

beforeAll(async () => {
  ;({ site, close } = await openAccounts('2026-11-21T09:00:00Z'))
  await addEvent(site, { id: 7, permalink: 'lake-run', name: 'Lake Run' })
})
afterAll(() => close())

async function newMember(): Promise<Visitor> {
  ids += 1
  await site.add({ id: ids, username: `writer${ids}` })
  return await site.signedIn(`writer${ids}`)
}

const listOf = async (member: Visitor) =>
  v.parse(feedbackListView, (await member.request('GET', '/api/profile/feedback?locale=de')).json)
    .entries

const form = async (member: Visitor, fields: Record<string, string>, headers = {}) =>
  await member.request('POST', plain, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

test('feedback is stored for the session’s member, whatever memberId says, and listed in the language of the page', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const sent = { eventId: 7, category: { value: 'problem' }, text: 'Hello', memberId: ids }
  expect((await member.send('POST', post, sent)).status).toBe(200)
  expect(await listOf(member)).toMatchObject([
    {
      event: { permalink: 'lake-run', name: 'Lake Run', path: '/de/veranstaltung/lake-run' },
      sent: '21. November 2026',
      category: 'Etwas auf der Seite funktioniert nicht',
      state: { key: 'received', label: 'Eingegangen' },
      answer: [],
    },
  ])
  expect(await listOf(other)).toEqual([])
})

test('60 parallel requests store the same feedback once: one success, 59 conflicts', async () => {
  const member = await newMember()
  await member.csrf()
  const responses = await Promise.all(
    Array.from({ length: 60 }, () => member.send('POST', post, note)),
  )
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: 59 }, () => 409)])
  expect(await listOf(member)).toHaveLength(1)
})

test.each([
  ['an unknown event', { permalink: 'nowhere' }, { permalink: 'invalid' }],
  ['no category', { category: '' }, { category: 'feedback-category-required-error' }],
  ['no text', { text: ' ' }, { text: 'feedback-text-required-error' }],
  ['a text of 18 kB', { text: 'x'.repeat(18_000) }, { text: 'too-long' }],
  [
    'a cheaper offer without its price',
    { category: 'price-match', link: 'https://a.example' },
    { price: 'required' },
  ],
])('%s is 400 and names the field', async (_, change, fields) => {
  const member = await newMember()
  const got = await member.send('POST', post, { ...note, ...change })
  expect([got.status, Object(got.json)['error']?.fields]).toEqual([400, fields])
  expect(await listOf(member)).toEqual([])
})

test('a text of 100 kB is 413, and without a session feedback is 401', async () => {
  const member = await newMember()
  const got = await member.send('POST', post, { ...note, text: 'x'.repeat(100_000) })
  expect([got.status, await listOf(member)]).toEqual([413, []])
  expect((await site.visitor().send('POST', post, note)).status).toBe(401)
})

test('markup and marks of direction are stored as text', async () => {
  const member = await newMember()
  const text = '<img src=x onerror=alert(1)> \u202eabc\nsecond line'
  expect((await member.send('POST', post, { ...note, text })).status).toBe(200)
  expect((await listOf(member))[0]?.text).toBe(text)
})

test('the form works without scripts: 303 with the outcome, also for an error and a repetition', async () => {
  const member = await newMember()
  const outcomes = []
  for (const fields of [{ ...note, link: '', price: '' }, note, { ...note, text: '' }]) {
    const { status, headers } = await form(member, fields)
    outcomes.push([status, headers.get('location')])
  }
  const page = '/de/profil/rueckmeldungen?event=lake-run&outcome='
  expect(outcomes).toEqual([
    [303, `${page}thanks`],
    [303, `${page}thanks`],
    [303, `${page}text.feedback-text-required-error`],
  ])
  expect(await listOf(member)).toHaveLength(1)
})

test('the form without scripts is refused from elsewhere, without Origin or as JSON, and leads visitors to sign in', async () => {
  const member = await newMember()
  const statusOf = async (headers: object) => (await form(member, note, headers)).status
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'null' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ 'content-type': 'application/json' })).toBe(415)
  expect(await listOf(member)).toEqual([])
  const { status, headers } = await form(site.visitor(), note)
  expect([status, headers.get('location')]).toEqual([
    303,
    '/de/mitglieder/einloggen?next=%2Fde%2Fprofil%2Frueckmeldungen%3Fevent%3Dlake-run',
  ])
})

test('60 messages of feedback in an hour come from a network address, with and without scripts; the 61st waits', async () => {
  const member = await newMember()
  await member.csrf()
  const { status } = await member.send('POST', post, note)
  expect(status).toBe(200)
  const sent = await Promise.all(Array.from({ length: 58 }, () => member.send('POST', post, note)))
  expect(new Set(sent.map((response) => response.status))).toEqual(new Set([409]))
  const last = await form(member, note)
  expect(last.headers.get('location')).toContain('outcome=thanks')
  const refused = await member.send('POST', post, note)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  const plainly = await form(member, note)
  expect(plainly.headers.get('location')).toContain('outcome=too-many-requests')
  const elsewhere = await form(member, note, { 'cf-connecting-ip': '203.0.113.61' })
  expect(elsewhere.headers.get('location')).toContain('outcome=thanks')
})
