import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { joinedView, offerView, turnView } from '../../src/model/schemas/orders/waiting.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { confirmFreeOrder } from '../../worker/domain/commerce/payments/confirm-free.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { makeOffers } from '../../worker/domain/commerce/waiting/make-offers.ts'
import { openCheckout } from '../support/checkout-forms.ts'
import { saleNow } from '../support/sale-tables.ts'
import type { Visitor } from '../support/visitor.ts'

/** A free race of two places (sale-tables.ts), which is full, and its waiting list. */

let checkout: Awaited<ReturnType<typeof openCheckout>>
let ada: Visitor
let bo: Visitor
let orderId = ''

beforeAll(async () => {
  checkout = await openCheckout()
  await checkout.site.add({ id: 5, username: 'ada' })
  await checkout.site.add({ id: 6, username: 'bo' })
  ada = await checkout.site.signedIn('ada')
  bo = await checkout.site.signedIn('bo')
})
afterAll(async () => await checkout.close())

const db = () => createDatabase(checkout.site.db)
/** 09:00 in London, from which the offer lasts until 23:00 of the next day, midnight in Berlin. */
const hoursLater = (hours: number) => new Date(saleNow.getTime() + hours * 3_600_000)

beforeEach(async () => {
  await checkout.restart()
  const places = [{ raceId: 102, quantity: 2 }]
  const input = { editionId: 11, places, shownTotal: null, buyerId: null, locale: 'en' } as const
  const held = await holdOrder(db(), { ...input, token: 'full' }, saleNow)
  orderId = held.state === 'held' ? held.order.id : ''
  await confirmFreeOrder(db(), orderId, saleNow)
})

const giveUp = async (ordinals: number[]) =>
  await giveUpPlaces(db(), { orderId, ordinals, amount: 0, withFee: true }, saleNow)

let forms = 0
async function join(visitor: Visitor, places: number, race = 102) {
  const token = String((forms += 1)).padStart(43, 'w')
  const body = { race, places, token, locale: 'en' }
  const { status, json } = await visitor.send('POST', '/api/orders/waiting', body)
  return { status, json, body, path: `/api/orders/waiting/${token}` }
}

const turnAt = async (path: string) =>
  v.parse(turnView, (await checkout.site.visitor().request('GET', path)).json)

const mails = async () =>
  (
    await checkout.site.rows(`SELECT address, details->>'news' AS news FROM mail ORDER BY rowid`)
  ).filter((row) =>
    String(v.parse(v.object({ news: v.nullable(v.string()) }), row).news).startsWith('offer'),
  )

test('a group keeps its turn, a smaller one takes what it cannot, and no buyer passes them', async () => {
  const pair = await join(ada, 2)
  const single = await join(bo, 1)
  expect(v.parse(joinedView, pair.json)).toEqual({
    state: 'joined',
    turn: { edition: 11, race: 102, places: 2, state: 'waiting', position: 1, until: null },
  })
  expect(await turnAt(single.path)).toMatchObject({ state: 'waiting', position: 2 })
  await giveUp([0])
  // The place is free, and yet it is not for sale.
  const buyer = { ...pair.body, race: undefined, places: [{ race: 102, quantity: 1 }] }
  const order = {
    edition: 11,
    places: buyer.places,
    shown: null,
    token: 'b'.repeat(43),
    locale: 'en',
  }
  expect((await checkout.site.visitor().send('POST', '/api/orders', order)).json).toEqual({
    state: 'refused',
    refusal: { reason: 'sold-out', raceId: 102, room: 0 },
  })
  await makeOffers(db(), 10, saleNow)
  expect(await turnAt(pair.path)).toMatchObject({ state: 'waiting', position: 1 })
  expect(await turnAt(single.path)).toMatchObject({
    state: 'offered',
    position: null,
    until: '2026-11-22T23:00:00.000Z',
  })
  expect(await mails()).toEqual([{ address: 'bo@example.org', news: 'offered' }])
  const { json } = await bo.send('POST', `${single.path}/order`, {})
  const address = `/api/orders/${v.parse(offerView, json).order}`
  expect((await bo.request('GET', address)).json).toMatchObject({ state: 'held', total: 0 })
})

test('an offer ends by its instant, the group learns of it, and the next one gets the places', async () => {
  const first = await join(ada, 1)
  const second = await join(bo, 1)
  await giveUp([0])
  await makeOffers(db(), 10, saleNow)
  const late = hoursLater(38)
  await checkout.site.at(late.toISOString())
  expect(await turnAt(first.path)).toMatchObject({ state: 'passed', until: null })
  expect((await ada.send('POST', `${first.path}/order`, {})).status).toBe(404)
  await makeOffers(db(), 10, late)
  expect(await turnAt(second.path)).toMatchObject({ state: 'offered' })
  expect(await mails()).toEqual([
    { address: 'ada@example.org', news: 'offered' },
    { address: 'ada@example.org', news: 'offer-ended' },
    { address: 'bo@example.org', news: 'offered' },
  ])
  expect(
    await checkout.site.rows(
      'SELECT waiting_id - (SELECT min(id) FROM waiting) AS turn, state, room FROM waiting_step ORDER BY id',
    ),
  ).toEqual([
    { turn: 0, state: 'waiting', room: 0 },
    { turn: 1, state: 'waiting', room: 0 },
    { turn: 0, state: 'offered', room: 0 },
    { turn: 0, state: 'passed', room: 1 },
    { turn: 1, state: 'offered', room: 0 },
  ])
})

test('who leaves with an offer frees its places for the next one', async () => {
  const first = await join(ada, 2)
  const second = await join(bo, 2)
  await giveUp([0, 1])
  await makeOffers(db(), 10, saleNow)
  const left = await ada.send('DELETE', first.path, {})
  expect(left.json).toMatchObject({ state: 'left' })
  expect(await turnAt(second.path)).toMatchObject({ state: 'offered' })
  expect((await ada.send('DELETE', first.path, {})).json).toMatchObject({ state: 'left' })
})

test('a turn is refused while places are free, above the places of the race, twice, and without an account', async () => {
  const refused = async (visitor: Visitor, places: number, race?: number) =>
    (await join(visitor, places, race)).json
  expect(await refused(ada, 1, 101)).toEqual({ state: 'refused', reason: 'not-full' })
  expect(await refused(ada, 3)).toEqual({ state: 'refused', reason: 'too-large' })
  const { body, json } = await join(ada, 1)
  expect(json).toMatchObject({ state: 'joined' })
  expect((await ada.send('POST', '/api/orders/waiting', body)).json).toEqual(json)
  expect(await refused(ada, 1)).toEqual({ state: 'refused', reason: 'in-line' })
  expect((await join(checkout.site.visitor(), 1)).status).toBe(401)
  expect((await join(ada, 1, 999)).status).toBe(404)
  for (const places of [0, -1, 1.5, 51, '2'])
    expect((await ada.send('POST', '/api/orders/waiting', { ...body, places })).status).toBe(400)
  await checkout.sell({ state: 'paused' })
  expect(await refused(bo, 1)).toEqual({ state: 'refused', reason: 'not-open' })
})
