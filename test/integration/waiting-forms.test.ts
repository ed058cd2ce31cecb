import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { checkoutView } from '../../src/model/schemas/orders/checkout.ts'
import { memberEntriesView } from '../../src/model/schemas/orders/member-entries.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { confirmFreeOrder } from '../../worker/domain/commerce/payments/confirm-free.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { makeOffers } from '../../worker/domain/commerce/waiting/make-offers.ts'
import { alpine, openCheckout, type Fields } from '../support/checkout-forms.ts'
import { saleNow } from '../support/sale-tables.ts'
import type { Visitor } from '../support/visitor.ts'

/** The forms of the waiting list of a free race of two places, which is full, as a browser without scripts sends them. */

let checkout: Awaited<ReturnType<typeof openCheckout>>
let ada: Visitor
let orderId = ''

beforeAll(async () => {
  checkout = await openCheckout()
  await checkout.site.add({ id: 5, username: 'ada' })
  ada = await checkout.site.signedIn('ada')
})
afterAll(async () => await checkout.close())

const db = () => createDatabase(checkout.site.db)

beforeEach(async () => {
  await checkout.restart()
  const places = [{ raceId: 102, quantity: 2 }]
  const input = { editionId: 11, places, shownTotal: null, buyerId: null, locale: 'en' } as const
  const held = await holdOrder(db(), { ...input, token: 'full' }, saleNow)
  orderId = held.state === 'held' ? held.order.id : ''
  await confirmFreeOrder(db(), orderId, saleNow)
})

async function view(visitor: Visitor, query: Fields = { event: 'alpine-run', date: alpine.date }) {
  const search = new URLSearchParams(query).toString()
  return v.parse(checkoutView, (await visitor.request('GET', `/api/checkout?${search}`)).json)
}

/** Sends a form. @returns the path that it leads to */
async function post(visitor: Visitor, form: string, fields: Fields): Promise<URL> {
  const sent = await visitor.request('POST', `/api/checkout/${form}?locale=en`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ order: 'c'.repeat(43), ...alpine, ...fields }).toString(),
  })
  expect(sent.status).toBe(303)
  return new URL(sent.headers.get('location') ?? '', 'https://startline.example')
}

test('a member joins, sees the position, takes the offer and finds the turn among the sign-ups', async () => {
  expect((await view(ada)).waiting).toEqual({
    races: [{ id: 102, race: 'Race 102', lang: null, most: 2, size: 1 }],
    turns: [],
  })
  const back = await post(ada, 'waiting', { race: '102', size: '1' })
  expect([back.pathname, back.searchParams.get('outcome'), back.hash]).toEqual([
    '/calendar/registration',
    null,
    '#waiting',
  ])
  const { races, turns } = (await view(ada)).waiting
  expect(races).toEqual([])
  expect(turns).toMatchObject([
    { race: 'Race 102', text: 'Position 1 on the waiting list. Places: 1', isOffered: false },
  ])
  // The form that is sent again meets the turn.
  await post(ada, 'waiting', { race: '102', size: '1' })
  expect((await view(ada)).waiting.turns).toEqual(turns)
  await giveUpPlaces(db(), { orderId, ordinals: [0], amount: 0, withFee: true }, saleNow)
  await makeOffers(db(), 10, saleNow)
  const listed = (await ada.request('GET', '/api/profile/orders?locale=en')).json
  expect(v.parse(memberEntriesView, listed).turns).toMatchObject([
    {
      event: 'Alpine run',
      race: 'Race 102',
      text: 'It is your turn. Places held for you until the end of 22 November 2026: 1',
      isOffered: true,
      path: '/calendar/registration?event=alpine-run&date=2027-06-01&step=races#waiting',
    },
  ])
  const offer = await post(ada, 'offer', { turn: String(turns[0]?.id) })
  expect(offer.searchParams.get('step')).toBe('people')
  const order = await view(ada, { order: offer.searchParams.get('order') ?? '' })
  expect(order).toMatchObject({ state: 'held', hold: { day: '22 November 2026' } })
})

test('a member leaves, and a visitor without an account is led to the sign-in page and back', async () => {
  await post(ada, 'waiting', { race: '102', size: '2' })
  const [turn] = (await view(ada)).waiting.turns
  await post(ada, 'leaving', { turn: String(turn?.id) })
  expect((await view(ada)).waiting.turns).toEqual([])
  const guest = checkout.site.visitor()
  for (const form of ['waiting', 'leaving', 'offer']) {
    const to = await post(guest, form, { race: '102', size: '1', turn: String(turn?.id) })
    expect(to.pathname).toBe('/members/signin')
    expect(to.searchParams.get('next')).toContain('/calendar/registration?event=alpine-run')
  }
  expect(await checkout.site.rows('SELECT state FROM waiting')).toEqual([{ state: 'left' }])
})

test('numbers that no group can have are refused with their sentence', async () => {
  for (const size of ['0', '-1', '1.5', '1e9', '51', '3', 'two']) {
    const to = await post(ada, 'waiting', { race: '102', size })
    expect(to.searchParams.get('outcome')).toBe('line-too-large')
  }
  const free = await post(ada, 'waiting', { race: '101', size: '1' })
  expect(free.searchParams.get('outcome')).toBe('line-not-full')
  await checkout.sell({ state: 'paused' })
  const paused = await post(ada, 'waiting', { race: '102', size: '1' })
  expect(paused.searchParams.get('outcome')).toBe('not-open')
  await checkout.site.add({ id: 6, username: 'bo' })
  const bo = await checkout.site.signedIn('bo')
  await checkout.sell()
  await post(ada, 'waiting', { race: '102', size: '1' })
  const [turn] = (await view(ada)).waiting.turns
  const foreign = await bo.request('POST', '/api/checkout/leaving?locale=en', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ turn: String(turn?.id) }).toString(),
  })
  expect(foreign.status).toBe(404)
})
