import { beforeAll, expect, test } from 'vitest'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { findOrder } from '../../worker/domain/commerce/orders/find-order.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { refundOfPlaces } from '../../worker/domain/commerce/payments/order-costs.ts'
import { publishSale, type SaleInput } from '../../worker/domain/commerce/sales/publish-sale.ts'
import { payOrder } from '../../worker/payments/pay-order.ts'
import { sendRefunds } from '../../worker/payments/send-refunds.ts'
import { shirtsOf } from '../support/order-parts.ts'
import {
  meal,
  openSaleTables,
  saleNow as now,
  saleWithExtras,
  type SaleTables,
} from '../support/sale-tables.ts'

/** Refunds by the rule of an order. The edition begins on 1 June 2027 in Berlin. */

let tables: SaleTables
beforeAll(async () => {
  tables = await openSaleTables()
})

const steps = [
  { day: '2027-04-30', daysBefore: null, percent: 80, fee: 100 },
  { day: null, daysBefore: 14, percent: 50, fee: 0 },
]
const refunds = { steps, extras: true, serviceFee: true }

let forms = 0
/** A paid order of three places at 10.00, 10.00 and 20.00, a shirt at 5.00 with the first, and a meal at 3.00. */
async function paid(): Promise<string> {
  forms += 1
  const held = await holdOrder(
    tables.db,
    {
      editionId: 11,
      places: [{ raceId: 101, quantity: 3 }],
      items: [...shirtsOf(1), { optionId: meal, ordinal: null, quantity: 1 }],
      shownTotal: null,
      token: `refund form ${forms}`,
      buyerId: null,
      locale: 'en',
    },
    now,
  )
  if (held.state === 'refused') throw new Error(held.refusal.reason)
  const orderId = held.order.id
  const methods = ['test-card'] as const
  await payOrder(tables.db, { orderId, method: 'test-card', ending: 'succeeds', methods }, now)
  return orderId
}

async function open(more: Partial<SaleInput> = {}): Promise<string> {
  await tables.restart({ ...saleWithExtras, refunds, ...more })
  return await paid()
}

async function refundAt(orderId: string, ordinals: number[], at: string) {
  const order = await findOrder(tables.db, orderId)
  if (order === null) throw new Error('There is no order.')
  return refundOfPlaces(order, ordinals, new Date(at))
}

test.each([
  ['before the first day', '2027-04-30T21:59:00Z', [1_100, 700, 1_500]],
  ['once that day has ended in Berlin', '2027-04-30T22:00:00Z', [750, 500, 1_000]],
  ['on the last day', '2027-05-18T21:59:00Z', [750, 500, 1_000]],
  ['after the last day', '2027-05-18T22:00:00Z', [0, 0, 0]],
])('each place comes back by the step that holds %s', async (_, at, amounts) => {
  const orderId = await open()
  for (const [ordinal, amount] of amounts.entries())
    expect(await refundAt(orderId, [ordinal], at)).toMatchObject({ amount })
})

test('the extras of an order come back with its last place, and the parts sum to the same as all at once', async () => {
  const orderId = await open()
  expect(await refundAt(orderId, [0, 1, 2], '2027-02-01T10:00:00Z')).toMatchObject({
    amount: 1_100 + 700 + 1_500 + 240,
  })
  const given: number[] = []
  for (const ordinal of [1, 0, 2]) {
    const amount = await giveUpPlaces(
      tables.db,
      { orderId, ordinals: [ordinal], amount: 'rule', withFee: true },
      now,
    )
    given.push(amount)
  }
  expect(given).toEqual([700, 1_100, 1_740])
  await sendRefunds(tables.db, 10, now)
  expect(await findDifferences(tables.db)).toEqual([])
  expect(await findOrder(tables.db, orderId)).toMatchObject({ state: 'refunded', givenBack: 3_540 })
})

test('an order keeps the rule under which it was made', async () => {
  const orderId = await open()
  const worse = { ...refunds, steps: [{ day: '2026-12-01', daysBefore: null, percent: 5, fee: 0 }] }
  await publishSale(tables.db, { ...saleWithExtras, refunds: worse }, now)
  expect(await refundAt(orderId, [1], '2027-02-01T10:00:00Z')).toMatchObject({ amount: 700 })
})

test('extras and the fee on top of the price come back only if the rule says so', async () => {
  const onTop = { feeMode: 'on_top' as const }
  const at = '2027-02-01T10:00:00Z'
  const all = await open({ ...onTop })
  // 4 % of 48.00 and 0.50 for each of three places, split over the lines.
  const order = await findOrder(tables.db, all)
  const [{ fee = 0 } = {}] = order?.places ?? []
  const shirtFee = order?.items.find(({ ordinal }) => ordinal === 0)?.fee ?? 0
  expect(fee + shirtFee).toBeGreaterThan(0)
  const whole = 1_500 + fee + shirtFee
  expect(await refundAt(all, [0], at)).toMatchObject({ amount: Math.round(whole * 0.8) - 100 })
  const bare = await open({ ...onTop, refunds: { ...refunds, extras: false, serviceFee: false } })
  expect(await refundAt(bare, [0], at)).toMatchObject({ amount: 700 })
})

test('nothing is computed once the race has begun, without a rule, and for an edition that is off', async () => {
  const orderId = await open()
  expect(await refundAt(orderId, [0], '2027-05-31T22:00:00Z')).toEqual({ reason: 'started' })
  const ruled = { orderId, ordinals: [0], amount: 'rule' as const, withFee: true }
  await expect(
    giveUpPlaces(tables.db, ruled, new Date('2027-06-01T10:00:00Z')),
  ).rejects.toMatchObject({ code: 'conflict' })
  await tables.binding.prepare(`UPDATE edition SET status = 'cancelled' WHERE id = 11`).run()
  expect(await refundAt(orderId, [0], '2027-02-01T10:00:00Z')).toEqual({ reason: 'off' })
  await tables.binding.prepare('UPDATE edition SET status = NULL WHERE id = 11').run()
  const unruled = await open({ refunds: { ...refunds, steps: [] } })
  expect(await refundAt(unruled, [0], '2027-02-01T10:00:00Z')).toEqual({ reason: 'no-rule' })
})
