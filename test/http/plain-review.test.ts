import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewPageView } from '../../src/model/schemas/community/review-views.ts'
import { openAccounts } from '../support/account-site.ts'
import { type AccountSite } from '../support/accounts.ts'
import { addEvent } from '../support/add-event.ts'
import type { Visitor } from '../support/visitor.ts'

/** The form of a review without scripts. */

const longText = 'Wet meadows, then gravel. '.repeat(150).trim()
const content = { event: 'lake-run', rating: '4', edition: '70', locale: 'de', isAuthentic: 'on' }

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openAccounts('2026-11-21T09:00:00Z'))
  await addEvent(site, { id: 7, permalink: 'lake-run', name: 'Lake Run' })
  await site.rows(
    `INSERT INTO edition (id, event_id, date, end_date, date_confirmed, sport, city_id, zone) VALUES
      (70, 7, '2026-09-20', '2026-09-20', 1, 0, 1, 'Europe/Berlin')`,
  )
  for (const id of [61, 62]) await site.add({ id, username: `writer${id}` })
})
afterAll(() => close())

/** Sends the form. @returns the page that it leads to */
async function send(visitor: Visitor, fields: Record<string, string>): Promise<URL> {
  const response = await visitor.request('POST', '/api/events/review?locale=en', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return new URL(response.headers.get('location') ?? '', 'https://x.example')
}

/** Values that the page of the form gets back besides those of its URL. */
async function keptFor(visitor: Visitor, { searchParams }: URL) {
  const keys = { permalink: 'lake-run', kept: searchParams.get('kept') ?? '', locale: 'en' }
  const path = `/api/profile/reviews/form?${new URLSearchParams(keys).toString()}`
  return v.parse(reviewPageView, (await visitor.request('GET', path)).json).kept
}

const reviews = async () => await site.rows('SELECT member_id, rating, text, locale FROM review')

test('a review is stored and its page says so; a second one of the edition comes back with all that was typed', async () => {
  const member = await site.signedIn('writer61')
  const thanks = await send(member, { ...content, text: longText })
  expect(thanks.pathname + thanks.search).toBe('/profile/reviews?event=lake-run&outcome=thanks')
  const stored = { member_id: 61, rating: 4, text: longText, locale: 'de' }
  expect(await reviews()).toEqual([stored])

  const refused = await send(member, { ...content, rating: '2', text: longText })
  expect(refused.hash).toBe('#errors')
  expect(Object.fromEntries(refused.searchParams)).toMatchObject({
    event: 'lake-run',
    outcome: 'edition.known',
    rating: '2',
    edition: '70',
  })
  expect(await keptFor(member, refused)).toEqual({ text: longText, isAuthentic: 'on' })
  expect(await keptFor(await site.signedIn('writer62'), refused)).toEqual({})
  expect(await reviews()).toEqual([stored])
})

test.each([
  ['without stars', { rating: '' }, 'rating.needStars'],
  ['without the tick', { isAuthentic: '' }, 'isAuthentic.needTick'],
  [
    'without stars, edition and tick',
    { rating: '', edition: '', isAuthentic: '' },
    'rating.needStars,edition.needEdition,isAuthentic.needTick',
  ],
  ['with six stars', { rating: '6' }, 'rating.invalid'],
  ['of an unknown edition', { edition: '999' }, 'edition.invalid'],
  ['with a text that is too long', { text: 'x'.repeat(4001) }, 'text.tooLong'],
  ['in an unknown language', { locale: 'xx' }, 'locale.invalid'],
])('a review %s comes back with its error and its text', async (_, change, outcome) => {
  const member = await site.signedIn('writer62')
  const fields = { ...content, text: 'Windy.', ...change }
  const page = await send(member, fields)
  expect(page.searchParams.get('outcome')).toBe(outcome)
  expect((await keptFor(member, page)).text).toBe(fields.text)
  expect((await reviews()).filter((row) => row['member_id'] === 62)).toEqual([])
})

test('without a session the form leads to the sign-in page, and from there back to what was typed', async () => {
  const signIn = await send(site.visitor(), { ...content, text: longText })
  expect(signIn.pathname).toBe('/members/signin')
  const page = new URL(signIn.searchParams.get('next') ?? '', 'https://x.example')
  expect(page.searchParams.get('rating')).toBe('4')
  expect((await keptFor(await site.signedIn('writer62'), page)).text).toBe(longText)
})

test('a form of another site is refused, and a page with a wrong key has an empty form', async () => {
  const member = await site.signedIn('writer62')
  const foreign = await member.request('POST', '/api/events/review?locale=en', {
    body: new URLSearchParams(content).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    },
  })
  expect(foreign.status).toBe(403)
  expect(await keptFor(member, new URL('https://x.example/?kept=1'))).toEqual({})
})
