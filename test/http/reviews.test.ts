import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberReviewsView } from '../../src/model/schemas/community/review-views.ts'
import { openAccounts } from '../support/account-site.ts'
import { type AccountSite } from '../support/accounts.ts'
import { addEvent } from '../support/add-event.ts'
import type { Visitor } from '../support/visitor.ts'

const models = '/api/models/reviews'
const own = '/api/profile/reviews'
const content = {
  raceId: 700,
  rating: 4,
  text: 'Flat, windy',
  locale: 'en',
  isAuthentic: true,
}
const review = { ...content, eventId: 7, edition: { value: 70 } }

let site: AccountSite
let close: () => Promise<void>
let ids = 60
/** Their reviews are all refused. */
let refused: { id: number; visitor: Visitor }

beforeAll(async () => {
  ;({ site, close } = await openAccounts('2026-11-21T09:00:00Z'))
  await addEvent(site, { id: 7, permalink: 'lake-run', name: 'Lake Run' })
  await site.rows(
    `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone) VALUES
      (70, 7, '2026-09-20', '2026-09-20', 1, 0, 1, 'Europe/Berlin'),
      (71, 7, '2027-09-19', '2027-09-19', 1, 0, 1, 'Europe/Berlin')`,
  )
  await site.rows(
    `INSERT INTO race (id, edition_id, ordinal, sport, name) VALUES (700, 70, 0, 0, 'Long'), (710, 71, 0, 0, 'Long')`,
  )
  refused = await newMember()
})
afterAll(() => close())

async function newMember(): Promise<{ id: number; visitor: Visitor }> {
  ids += 1
  const username = `writer${ids}`
  await site.add({ id: ids, username })
  return { id: ids, visitor: await site.signedIn(username) }
}

const rowsOf = async (memberId: number) =>
  await site.rows('SELECT id, rating, text, state FROM review WHERE member_id = ?', memberId)

const listOf = async (visitor: Visitor, locale = 'en') =>
  v.parse(memberReviewsView, (await visitor.request('GET', `${own}?locale=${locale}`)).json).reviews

test('60 parallel identical reviews: one success and one row, 59 conflicts', async () => {
  const { id, visitor } = await newMember()
  await visitor.csrf()
  const responses = await Promise.all(
    Array.from({ length: 60 }, () => visitor.send('POST', models, review)),
  )
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: 59 }, () => 409)])
  expect(await rowsOf(id)).toMatchObject([{ rating: 4, text: 'Flat, windy', state: 'waiting' }])
})

test.each([
  ['no stars', { rating: null }, { rating: 'required' }],
  ['six stars', { rating: 6 }, { rating: 'invalid' }],
  ['half a star', { rating: 3.5 }, { rating: 'invalid' }],
  ['stars as text', { rating: '4' }, { rating: 'invalid' }],
  ['no stars for a part', { course: 0 }, { course: 'invalid' }],
  ['no tick', { isAuthentic: false }, { isAuthentic: 'checked' }],
  ['a text that is too long', { text: 'x'.repeat(4001) }, { text: 'too-long' }],
  ['an unknown language', { locale: 'xx' }, { locale: 'invalid' }],
  ['no edition', { edition: null }, { edition: 'invalid' }],
  ['an unknown event', { eventId: 8 }, { eventId: 'invalid' }],
  ['an edition of no event', { edition: { value: 72 } }, { edition: 'invalid' }],
  ['a race of another edition', { raceId: 710 }, { raceId: 'invalid' }],
  ['two different races', { race: { value: 710 } }, { raceId: 'invalid' }],
  ['an unknown key', { state: 'approved' }, { state: 'invalid' }],
])('%s is 400 and names the field', async (_, change, fields) => {
  const { id, visitor } = refused
  const got = await visitor.send('POST', models, { ...review, ...change })
  expect([got.status, Object(got.json)['error']?.fields]).toEqual([400, fields])
  expect(await rowsOf(id)).toEqual([])
})

test('an edition ahead is 400 not-held; without a session a review is 401', async () => {
  const { id, visitor } = refused
  const ahead = { ...review, edition: { value: 71 }, raceId: 710 }
  const got = await visitor.send('POST', models, ahead)
  expect([got.status, Object(got.json)['error']?.code]).toEqual([400, 'not-held'])
  expect(await rowsOf(id)).toEqual([])
  expect((await site.visitor().send('POST', models, review)).status).toBe(401)
})

test('the memberId of another member is ignored: the author is the member of the session', async () => {
  const [author, other] = [await newMember(), await newMember()]
  const sent = await author.visitor.send('POST', models, { ...review, memberId: other.id })
  expect(sent.status).toBe(200)
  expect(await rowsOf(author.id)).toHaveLength(1)
  expect(await rowsOf(other.id)).toEqual([])
  expect(await listOf(other.visitor)).toEqual([])
})

test('the author changes and deletes a review, another member gets 404', async () => {
  const [author, other] = [await newMember(), await newMember()]
  await author.visitor.send('POST', models, review)
  const [listed] = await listOf(author.visitor, 'de')
  expect(listed).toMatchObject({
    event: 'Lake Run',
    path: '/de/veranstaltung/lake-run',
    state: 'waiting',
    reason: null,
    canChange: true,
    values: { edition: 70, raceId: 700, rating: 4 },
  })
  const change = { ...content, id: listed?.id, rating: 2, text: 'Windy' }
  expect((await other.visitor.send('PATCH', own, change)).status).toBe(404)
  expect((await other.visitor.send('DELETE', own, { id: listed?.id })).status).toBe(404)
  expect((await author.visitor.send('PATCH', own, change)).status).toBe(200)
  expect(await rowsOf(author.id)).toMatchObject([{ rating: 2, text: 'Windy', state: 'waiting' }])
  expect((await author.visitor.send('DELETE', own, { id: listed?.id })).status).toBe(200)
  expect(await rowsOf(author.id)).toEqual([])
})

test('the event page has the same bytes for a visitor and for a member with a review', async () => {
  const { visitor } = await newMember()
  expect((await visitor.send('POST', models, review)).status).toBe(200)
  const page = async (by: Visitor) => {
    const { status, text } = await by.request('GET', '/event/lake-run/2026-09-20')
    expect([status, text.includes('id="reviews"')]).toEqual([200, true])
    return text.replaceAll(/nonce="[^"]+"|[\da-f]{8}-[\da-f]{4}/gu, '')
  }
  expect(await page(visitor)).toBe(await page(site.visitor()))
})
