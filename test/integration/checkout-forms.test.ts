import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkoutView, type CheckoutView } from '../../src/model/schemas/orders/checkout.ts'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { orderTables, saleNow, smallSale, writeSale } from '../support/sale-tables.ts'
import type { Visitor } from '../support/visitor.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { publishSale, type SaleInput } from '../../worker/domain/commerce/sales/publish-sale.ts'

let site: AccountSite
let close: () => Promise<void>
let guest: Visitor

beforeAll(async () => {
  const opened = await accountsInProcess(saleNow.toISOString(), {
    PAYMENT_METHODS: 'free test-card',
  })
  ;({ site, close } = opened)
  await writeSale(site.db)
})
beforeEach(async () => {
  guest = site.visitor()
  await site.db.batch(orderTables.map((table) => site.db.prepare(`DELETE FROM ${table}`)))
  await sell()
  await site.at(saleNow.toISOString())
})
afterAll(async () => await close())

const sell = async (change: Partial<SaleInput> = {}) =>
  await publishSale(createDatabase(site.db), { ...smallSale, ...change }, saleNow)

const after = (minutes: number) => new Date(saleNow.getTime() + minutes * 60_000).toISOString()
let forms = 0
const newForm = () => String((forms += 1)).padStart(43, 'c')

type Fields = Record<string, string>

/** Sends a form as a browser without scripts does. @returns the query of the page that it leads to */
async function post(form: string, fields: Fields): Promise<URLSearchParams> {
  const sent = await guest.request('POST', `/api/checkout/${form}?locale=en`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  expect([sent.status, sent.text]).toEqual([303, ''])
  const to = new URL(sent.headers.get('location') ?? '', 'https://startline.example')
  expect(to.pathname).toBe('/calendar/registration')
  return to.searchParams
}

async function view(query: Fields): Promise<CheckoutView> {
  const shown = await guest.request('GET', `/api/checkout?${new URLSearchParams(query).toString()}`)
  return v.parse(checkoutView, shown.json)
}

const alpine = { edition: '11', event: 'alpine-run', date: '2027-06-01' }

const choose = async (places: Fields, more: Fields = {}) =>
  await post('places', { order: newForm(), ...alpine, ...places, ...more })

async function begun(places: Fields = { 'places-101': '1' }): Promise<string> {
  const to = await choose(places)
  expect(to.get('step')).toBe('people')
  return to.get('order') ?? ''
}

const ada = {
  'givenName-0': 'Ada',
  'familyName-0': 'Kim',
  'year-0': '1990',
  'month-0': '2',
  'day-0': '3',
  email: 'ada@example.org',
}

async function named(places?: Fields): Promise<string> {
  const order = await begun(places)
  expect((await post('people', { order, ...ada })).get('step')).toBe('review')
  return order
}

test('a guest goes from the races to a paid order, and each step survives being sent twice', async () => {
  const before = await view({ event: 'alpine-run', date: '2027-06-01' })
  expect(before).toMatchObject({ state: 'new', sale: 'few', seller: 'Alpine club' })
  expect(before.races[0]).toMatchObject({
    price: { text: '€10', amount: 1_000 },
    next: { text: '€20', from: null },
    left: { count: 4 },
  })
  const order = await named()
  expect(await view({ order })).toMatchObject({
    state: 'held',
    hold: { minutes: { count: 15 }, extensionsLeft: 2 },
    lines: [{ race: 'Race 101', person: 'Ada Kim', age: '37', price: '€10' }],
    total: { text: '€10', fee: null },
  })
  for (const method of ['test-card', 'test-card']) await post('payment', { order, method })
  const receipts = [{ kind: 'receipt', number: '2026-1' }]
  expect(await view({ order })).toMatchObject({ state: 'paid', hold: null, receipts })
})

test('one form, sent 60 times at once, makes one order', async () => {
  const order = newForm()
  const sent = await Promise.all(
    Array.from(
      { length: 60 },
      async () => await post('places', { order, ...alpine, 'places-101': '2' }),
    ),
  )
  expect(new Set(sent.map((to) => to.toString()))).toHaveLength(1)
  const { results } = await site.db.prepare('SELECT count(*) AS n FROM purchase').all()
  expect(results).toEqual([{ n: 1 }])
})

test.each(
  Object.entries({
    0: 'none-chosen',
    '-1': 'none-chosen',
    1.5: 'none-chosen',
    '1e9': 'none-chosen',
    two: 'none-chosen',
    99: 'too-many',
    5: 'sold-out',
  }),
)('%s places lead back with the outcome %s', async (places, outcome) => {
  const to = await choose({ 'places-101': places })
  expect([to.get('step'), to.get('outcome'), to.get('event')]).toEqual([
    'races',
    outcome,
    'alpine-run',
  ])
})

test('a price that moved since the page was shown is stated before anything is held', async () => {
  const shown = { shown: '1', 'price-101': '500' }
  expect((await choose({ 'places-101': '1' }, shown)).get('outcome')).toBe('price-moved')
  expect((await choose({ 'places-101': '1' }, { ...shown, 'price-101': '1000' })).get('step')).toBe(
    'people',
  )
})

test('people who are missing, too young or without a guardian keep what was typed', async () => {
  await site.db.prepare('UPDATE race SET minimum_age = 14 WHERE id = 101').run()
  const order = await begun({ 'places-101': '2' })
  const typed = { ...ada, 'year-0': '2014', 'givenName-1': 'Bo', email: 'ada' }
  const to = await post('people', { order, ...typed })
  expect([to.get('step'), to.get('outcome')]).toEqual(['people', 'incomplete'])
  const { people, email, isComplete } = await view({ order })
  expect(isComplete).toBe(false)
  expect(email).toEqual({ value: 'ada', isWrong: true })
  expect(people).toMatchObject([
    { values: { givenName: 'Ada' }, faults: { day: 'too-young' }, age: '13', isMinor: true },
    { values: { givenName: 'Bo' }, faults: { familyName: 'missing', day: 'no-date' } },
  ])
  expect((await post('payment', { order, method: 'test-card' })).get('step')).toBe('people')
  await site.db.prepare('UPDATE race SET minimum_age = NULL WHERE id = 101').run()
})

test('other races replace the order: its own places count as free, and people move along', async () => {
  const standing = await begun({ 'places-101': '3' })
  await post('people', { order: standing, ...ada })
  const next = (await post('places', { order: standing, 'places-101': '4' })).get('order') ?? ''
  expect(next).not.toBe(standing)
  expect(await view({ order: next })).toMatchObject({
    state: 'held',
    people: [{ values: { givenName: 'Ada' } }, {}, {}, {}],
  })
  // The former address, in another tab, leads to the order that stands.
  expect((await view({ order: standing })).token).toBe(next)
  const refused = await post('places', { order: next, 'places-101': '5' })
  expect(refused.get('outcome')).toBe('sold-out')
  expect((await view({ order: next })).state).toBe('held')
})

test('a hold is extended twice, ends, and is taken anew at the price of then, which is shown first', async () => {
  const order = await named()
  for (const minutes of [10, 20]) {
    await site.at(after(minutes))
    expect((await post('extension', { order, step: 'review' })).get('outcome')).toBeNull()
  }
  expect((await post('extension', { order, step: 'review' })).get('outcome')).toBe('not-extended')
  await site.at(after(36))
  await sell({
    races: [{ raceId: 101, places: 4, steps: [{ amount: 1_500, validUntil: null, places: null }] }],
  })
  expect(await view({ order })).toMatchObject({
    state: 'ended',
    hold: null,
    moved: { from: '€10', to: '€15', amount: 1_500 },
  })
  expect((await post('hold', { order, total: '1000' })).get('outcome')).toBe('price-moved')
  const next = (await post('hold', { order, total: '1500' })).get('order') ?? ''
  expect(await view({ order: next })).toMatchObject({
    state: 'held',
    isComplete: true,
    total: { amount: 1_500 },
  })
})

test('the test card is refused, waits for its buyer, and arrives late', async () => {
  const order = await named()
  const pay = async (ending: string) =>
    await post('payment', { order, method: 'test-card', ending })
  await pay('declined')
  expect(await view({ order })).toMatchObject({ state: 'held', payment: 'failed' })
  await pay('confirmed')
  expect(await view({ order })).toMatchObject({ state: 'paying', payment: 'confirm' })
  await post('answer', { order, answer: 'refuse' })
  expect(await view({ order })).toMatchObject({ state: 'held', payment: 'failed' })
  await pay('late')
  await post('answer', { order, answer: 'look' })
  expect(await view({ order })).toMatchObject({ state: 'paying', payment: 'waits' })
  await site.at(after(1))
  await post('answer', { order, answer: 'look' })
  expect((await view({ order })).state).toBe('paid')
})

test('an order that costs nothing is confirmed without a payment', async () => {
  const order = await named({ 'places-102': '1' })
  await post('payment', { order })
  expect(await view({ order })).toMatchObject({
    state: 'paid',
    total: { amount: 0 },
    methods: ['free'],
  })
})

test('a sale that is not open holds nothing, and an edition that was cancelled is not paid', async () => {
  const order = await named()
  await sell({ state: 'paused' })
  expect((await choose({ 'places-101': '1' })).get('outcome')).toBe('not-open')
  await site.db.prepare(`UPDATE edition SET status = 'cancelled' WHERE id = 11`).run()
  expect((await view({ order })).event.isOff).toBe(true)
  expect((await post('payment', { order, method: 'test-card' })).get('outcome')).toBe('not-open')
  await site.db.prepare('UPDATE edition SET status = NULL WHERE id = 11').run()
})

test('a form of an unknown order is 404', async () => {
  for (const order of [newForm(), 'short', 'x'.repeat(5_000)]) {
    const sent = await guest.request('POST', '/api/checkout/people?locale=en', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ order }).toString(),
    })
    expect(sent.status).toBe(404)
  }
})
