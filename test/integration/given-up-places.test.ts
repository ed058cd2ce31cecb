import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { givenUpView } from '../../src/model/schemas/orders/order.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { findOrderByToken } from '../../worker/domain/commerce/orders/find-order.ts'
import { findTicketList } from '../../worker/domain/commerce/tickets/find-ticket-list.ts'
import { openCheckout } from '../support/checkout-forms.ts'
import { agreedRefunds, worseRefunds } from '../support/sale-tables.ts'

/** Places that buyers give up on the page of their order, with and without scripts. */

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  checkout = await openCheckout()
})
beforeEach(async () => {
  await checkout.restart()
  await checkout.sell({ refunds: agreedRefunds })
})
afterAll(async () => await checkout.close())

const people = {
  email: 'ada@example.org',
  ...Object.fromEntries(
    [0, 1, 2].flatMap((at) => [
      [`givenName-${at}`, 'Ada'],
      [`familyName-${at}`, `Kim ${at}`],
      [`year-${at}`, '1990'],
      [`month-${at}`, '2'],
      [`day-${at}`, '3'],
    ]),
  ),
}

/** An order of three places at 10.00, 10.00 and 20.00, paid by test card, or of free ones. */
async function paid(race: 101 | 102 = 101, count = 3): Promise<string> {
  const order = await checkout.begun({ [`places-${race}`]: String(count) })
  await checkout.post('people', { order, ...people })
  await checkout.post('payment', { order, method: 'test-card' })
  expect((await checkout.view({ order })).state).toBe('paid')
  return order
}

const lineOf = async (order: string, place: number) => (await checkout.view({ order })).lines[place]

test('one of three gives up a place for the amount at the end of its line, twice, and gets it back', async () => {
  const order = await paid()
  const view = await checkout.view({ order })
  expect(view.lines.map(({ giveUp }) => giveUp)).toEqual([
    { text: '€7', amount: 700, until: '21 November 2026' },
    { text: '€7', amount: 700, until: '21 November 2026' },
    { text: '€15', amount: 1_500, until: '21 November 2026' },
  ])
  expect(view.refunds).toMatchObject({
    isStated: true,
    steps: [
      { percent: '80%', fee: '€1' },
      { percent: '50%', fee: null },
    ],
  })
  const fields = { order, place: '1', shown: '700' }
  const outcomes = [await checkout.post('place', fields), await checkout.post('place', fields)]
  expect(outcomes.map((to) => to.get('outcome'))).toEqual([null, null])
  const after = await checkout.view({ order })
  expect(after).toMatchObject({ state: 'paid', beingPaidBack: '€7', noRefund: null })
  expect(after.lines.map(({ isGivenUp, giveUp, ticket }) => [isGivenUp, giveUp, ticket])).toEqual([
    [false, expect.anything(), { page: expect.any(String), code: expect.any(String) }],
    [true, null, null],
    [false, expect.anything(), { page: expect.any(String), code: expect.any(String) }],
  ])
  const db = createDatabase(checkout.site.db)
  const tickets = await findTicketList(db, 11)
  expect([...tickets.entries.values()].map(({ isWithdrawn }) => isWithdrawn)).toEqual([
    false,
    true,
    false,
  ])
  expect(await findDifferences(db)).toEqual([])
  const { results } = await checkout.site.db
    .prepare(
      `SELECT details ->> 'news' AS news, details ->> 'amount' AS amount FROM mail ORDER BY rowid`,
    )
    .all()
  expect(results).toEqual([
    { news: 'paid', amount: 0 },
    { news: 'given-up', amount: 700 },
  ])
})

test('the same form from 20 tabs at once gives up one place for one refund', async () => {
  const order = await paid()
  const fields = { order, place: '0', shown: '700' }
  await Promise.all(Array.from({ length: 20 }, async () => await checkout.post('place', fields)))
  const db = createDatabase(checkout.site.db)
  expect(await findOrderByToken(db, order)).toMatchObject({ state: 'paid', givenBack: 700 })
  expect(await findDifferences(db)).toEqual([])
})

test('an amount that is not the present one changes nothing, also once its day has ended', async () => {
  const order = await paid()
  const give = async (shown: string) =>
    (await checkout.post('place', { order, place: '0', shown })).get('outcome')
  expect(await give('1000')).toBe('refund-moved')
  await checkout.site.at('2026-11-21T23:00:00.000Z')
  expect(await give('700')).toBe('refund-moved')
  expect(await lineOf(order, 0)).toMatchObject({ giveUp: { amount: 500 }, isGivenUp: false })
  expect(await give('500')).toBeNull()
})

test('a rule that is published later does not reach an order, and none reaches one without', async () => {
  const order = await paid(101, 1)
  await checkout.sell({ refunds: worseRefunds })
  expect(await lineOf(order, 0)).toMatchObject({ giveUp: { amount: 700 } })
  await checkout.sell({})
  const unruled = await paid(101, 1)
  await checkout.sell({ refunds: agreedRefunds })
  expect(await checkout.view({ order: unruled })).toMatchObject({
    noRefund: 'no-rule',
    refunds: { isStated: false },
    lines: [{ giveUp: null }],
  })
  const given = await checkout.post('place', { order: unruled, place: '0', shown: '0' })
  expect(given.get('outcome')).toBe('no-refund-rule')
})

test('once the race has begun a place is given up no longer', async () => {
  const order = await paid()
  await checkout.site.at('2027-05-31T21:59:00.000Z')
  expect(await lineOf(order, 0)).toMatchObject({ giveUp: { amount: 0, until: null } })
  await checkout.site.at('2027-05-31T22:00:00.000Z')
  expect(await checkout.view({ order })).toMatchObject({ noRefund: 'started' })
  const given = await checkout.post('place', { order, place: '0', shown: '0' })
  expect(given.get('outcome')).toBe('race-started')
})

test('while the edition is off its organiser pays back', async () => {
  const order = await paid()
  const setStatus = async (status: string | null) =>
    await checkout.site.db.prepare('UPDATE edition SET status = ?1').bind(status).run()
  await setStatus('cancelled')
  expect(await checkout.view({ order })).toMatchObject({ noRefund: 'off' })
  const given = await checkout.post('place', { order, place: '0', shown: '700' })
  expect(given.get('outcome')).toBe('event-off')
  await setStatus(null)
})

test('a free place is given up without a rule and without money', async () => {
  await checkout.sell({})
  const order = await paid(102, 1)
  expect(await lineOf(order, 0)).toMatchObject({ giveUp: { amount: 0 } })
  await checkout.post('place', { order, place: '0', shown: '0' })
  expect(await checkout.view({ order })).toMatchObject({
    state: 'refunded',
    isPaidBack: false,
    beingPaidBack: null,
  })
  expect(await findDifferences(createDatabase(checkout.site.db))).toEqual([])
})

test('the route of the API responds with the order, and refuses what it does not have', async () => {
  const order = await paid()
  const guest = checkout.site.visitor()
  const give = async (place: string, shown: unknown) =>
    await guest.send('POST', `/api/orders/${order}/places/${place}/cancellation`, { shown })
  for (const bad of [-1, 1.5, '700', null]) expect((await give('0', bad)).status).toBe(400)
  for (const place of ['3', '-1', 'x']) expect((await give(place, 700)).status).toBe(404)
  expect(v.parse(givenUpView, (await give('0', 1)).json)).toEqual({
    state: 'refused',
    reason: 'refund-moved',
  })
  expect(v.parse(givenUpView, (await give('0', 700)).json)).toMatchObject({
    state: 'given-up',
    order: {
      state: 'paid',
      places: [
        { isGivenUp: true, refund: null },
        { isGivenUp: false, refund: 700 },
        { isGivenUp: false, refund: 1_500 },
      ],
    },
  })
  const held = await checkout.begun({ 'places-102': '1' })
  const refused = await guest.send('POST', `/api/orders/${held}/places/0/cancellation`, {
    shown: 0,
  })
  expect(refused.status).toBe(409)
})
