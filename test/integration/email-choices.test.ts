import '../../src/i18n/all-words.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { signedSubscription } from '../../worker/domain/community/choices/subscription.ts'
import { openNewsTables, type NewsTables } from '../support/news-tables.ts'
import { testSecrets } from '../support/site.ts'

/** The link in emails about events: a page without scripts, and one click of a mail program. */

let tables: NewsTables
beforeAll(async () => {
  tables = await openNewsTables()
})
afterAll(async () => await tables.close())
beforeEach(async () => {
  await tables.empty()
  await tables.addMembers([{ id: 1, locale: 'de', alertsOff: '["price"]' }])
})

const token = signedSubscription({ kind: 'alerts', memberId: 1 }, testSecrets.AUTH_SECRET)

async function request(method: string, signed: string, body?: string) {
  const url = `https://startline.example/api/emails?token=${encodeURIComponent(signed)}`
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://mail.example',
  }
  const init = body === undefined ? { method } : { method, headers, body }
  const env = { DB: tables.binding, KV: { get: () => null }, ...testSecrets }
  const response = await api.fetch(new Request(url, init), env)
  return { response, text: await response.text() }
}
const off = async () => (await tables.all('SELECT alerts_off FROM member'))[0]?.['alerts_off']

test('GET shows the choice in the language of the member and changes nothing', async () => {
  const { response, text } = await request('GET', token)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(text).toContain('<html lang="de">')
  expect(text).toContain('value="moved" checked>')
  expect(text).toContain('value="price">')
  expect(text).toContain('value="answers" checked>Antworten auf meine Bewertungen')
  expect(text).not.toMatch(/<script|runner1/u)
  expect(await off()).toBe('["price"]')
})

test('POST of a mail program from elsewhere, without cookies, ends all (RFC 8058)', async () => {
  const { response } = await request('POST', token, 'List-Unsubscribe=One-Click')
  expect(response.status).toBe(200)
  expect(JSON.parse(String(await off()))).toHaveLength(10)
})

test('the form stores what is ticked', async () => {
  const { text } = await request('POST', token, 'kind=moved&kind=cancelled&kind=unknown&save=1')
  expect(text).toContain('Gespeichert.')
  expect(await off()).toBe(
    '["confirmed","opens","closes","price","article","answers","challenges","inbox"]',
  )
})

test('the link of the newsletter ends the subscription, also a second time', async () => {
  await tables.all(
    `INSERT INTO newsletter_subscription (email, locale, created_at, confirmed_at, public_id)
     VALUES ('ada@example.org', 'fr', '2026-11-01', '2026-11-01', 'id1')`,
  )
  const signed = signedSubscription(
    { kind: 'start-list', publicId: 'id1' },
    testSecrets.AUTH_SECRET,
  )
  expect((await request('GET', signed)).text).toContain('La liste de départ du dimanche')
  for (const body of ['List-Unsubscribe=One-Click', 'stop=1'])
    expect((await request('POST', signed, body)).response.status).toBe(200)
  expect(await tables.all('SELECT * FROM newsletter_subscription')).toEqual([])
})

test.each(['', 'a-1', 'a-1.AAAA', token.replace('a-1', 'a-2'), `${token}x`])(
  'the token %j changes nothing',
  async (wrong) => {
    for (const method of ['GET', 'POST'])
      expect(
        (await request(method, wrong, method === 'POST' ? '' : undefined)).response.status,
      ).toBe(400)
    expect(await off()).toBe('["price"]')
  },
)
