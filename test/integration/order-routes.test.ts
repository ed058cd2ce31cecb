import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { noPerson } from '../../src/model/orders/people.ts'
import { heldView, orderView } from '../../src/model/schemas/orders/order.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { saleNow, writeSale } from '../support/sale-tables.ts'
import type { Visitor } from '../support/visitor.ts'

let site: AccountSite
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await accountsInProcess(saleNow.toISOString(), {
    PAYMENT_METHODS: 'free test-card',
  })
  ;({ site, close } = opened)
  await writeSale(site.db)
})
afterAll(async () => await close())

const after = (minutes: number) => new Date(saleNow.getTime() + minutes * 60_000).toISOString()
let forms = 0
const newForm = () => String((forms += 1)).padStart(43, 'f')
const two = { edition: 11, places: [{ race: 101, quantity: 2 }], shown: 2_000, locale: 'en' }

const order = (json: unknown) => v.parse(orderView, json)
const errorOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  v.parse(v.object({ error: v.object({ code: v.string() }) }), json).error.code,
]

const runner = {
  ...noPerson,
  givenName: 'Ada',
  familyName: 'Kim',
  year: '1990',
  month: '2',
  day: '3',
}

/** Names the people of an order, so that it can be paid. */
async function name(visitor: Visitor, path: string, count: number): Promise<void> {
  const people = Array.from({ length: count }, () => runner)
  const named = await visitor.send('PUT', `${path}/people`, { email: 'ada@example.org', people })
  expect(order(named.json).places).toHaveLength(count)
}

async function hold(visitor: Visitor, more: object = {}): Promise<string> {
  const token = newForm()
  const { json } = await visitor.send('POST', '/api/orders', { ...two, token, ...more })
  expect(v.parse(heldView, json).state).toBe('held')
  return `/api/orders/${token}`
}

test('a guest holds two places, extends twice, is declined, pays, and pays only once', async () => {
  const visitor = site.visitor()
  const path = await hold(visitor)
  const held = order((await visitor.request('GET', path)).json)
  expect(held).toMatchObject({ state: 'held', total: 2_000, fee: 180, until: after(15) })
  await site.at(after(10))
  expect(order((await visitor.send('POST', `${path}/extension`)).json)).toMatchObject({
    until: after(25),
    extensionsLeft: 1,
  })
  await visitor.send('POST', `${path}/extension`)
  expect(errorOf(await visitor.send('POST', `${path}/extension`))).toEqual([409, 'conflict'])
  const pay = async (ending: string) =>
    await visitor.send('POST', `${path}/payment`, { method: 'test-card', ending })
  expect(errorOf(await pay('succeeds'))).toEqual([409, 'conflict'])
  await name(visitor, path, 2)
  expect(order((await pay('declined')).json).state).toBe('held')
  expect(order((await pay('succeeds')).json)).toMatchObject({ state: 'paid', until: null })
  expect(errorOf(await pay('succeeds'))).toEqual([409, 'conflict'])
  expect(errorOf(await visitor.send('DELETE', path))).toEqual([409, 'conflict'])
  const other = site.visitor()
  expect(order((await other.request('GET', path)).json).state).toBe('paid')
  await site.at(saleNow.toISOString())
})

test('a hold ends by time: its places are free for others, and it is cancelled or paid while they are', async () => {
  const visitor = site.visitor()
  const path = await hold(visitor, { places: [{ race: 102, quantity: 2 }], shown: 0 })
  const late = { ...two, places: [{ race: 102, quantity: 1 }], shown: 0 }
  const refused = await visitor.send('POST', '/api/orders', { ...late, token: newForm() })
  expect(v.parse(heldView, refused.json)).toEqual({
    state: 'refused',
    refusal: { reason: 'sold-out', raceId: 102, room: 0 },
  })
  await name(visitor, path, 2)
  await site.at(after(16))
  expect(order((await visitor.request('GET', path)).json).state).toBe('ended')
  expect(errorOf(await visitor.send('POST', `${path}/extension`))).toEqual([409, 'conflict'])
  const next = await hold(visitor, { places: [{ race: 102, quantity: 1 }], shown: 0 })
  expect(errorOf(await visitor.send('POST', `${path}/payment`, { method: 'free' }))).toEqual([
    409,
    'conflict',
  ])
  expect(order((await visitor.send('DELETE', next)).json)).toMatchObject({ state: 'cancelled' })
  const paid = await visitor.send('POST', `${path}/payment`, { method: 'free' })
  expect(order(paid.json).state).toBe('paid')
  await site.at(saleNow.toISOString())
})

test('the price is the server’s: another shown total, currency or member changes nothing', async () => {
  const visitor = site.visitor()
  const shown = { ...two, places: [{ race: 101, quantity: 1 }], shown: 1, token: newForm() }
  const { json } = await visitor.send('POST', '/api/orders', shown)
  expect(v.parse(heldView, json)).toEqual({
    state: 'refused',
    refusal: { reason: 'price-moved', shown: 1, total: 2_000, currency: 'EUR' },
  })
  for (const more of [{ total: 1 }, { currency: 'JPY' }, { member: 7 }, { fee: 0 }])
    expect(
      errorOf(await visitor.send('POST', '/api/orders', { ...shown, ...more, shown: null })),
    ).toEqual([400, 'invalid-body'])
})

test.each([
  { places: [] },
  { places: [{ race: 101, quantity: 0 }] },
  { places: [{ race: 101, quantity: -1 }] },
  { places: [{ race: 101, quantity: 1.5 }] },
  { places: [{ race: 101, quantity: 1e9 }] },
  { places: [{ race: 101, quantity: '2' }] },
  {
    places: [
      { race: 101, quantity: 1 },
      { race: 101, quantity: 1 },
    ],
  },
  { token: 'short' },
  { token: 'x'.repeat(5_000) },
  { locale: 'xx' },
  { shown: -1 },
])('an order of %j is 400', async (wrong) => {
  const visitor = site.visitor()
  const sent = await visitor.send('POST', '/api/orders', { ...two, token: newForm(), ...wrong })
  expect(errorOf(sent)).toEqual([400, 'invalid-body'])
})

test('a race of another edition, an edition that is not sold here, and an unknown order are refused', async () => {
  const visitor = site.visitor()
  const foreign = { ...two, places: [{ race: 103, quantity: 1 }], shown: null, token: newForm() }
  expect((await visitor.send('POST', '/api/orders', foreign)).json).toEqual({
    state: 'refused',
    refusal: { reason: 'not-on-sale', raceId: 103 },
  })
  const elsewhere = { ...two, edition: 12, token: newForm() }
  expect(errorOf(await visitor.send('POST', '/api/orders', elsewhere))).toEqual([404, 'not-found'])
  expect(errorOf(await visitor.request('GET', `/api/orders/${newForm()}`))).toEqual([
    404,
    'not-found',
  ])
})
