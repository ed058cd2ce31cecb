import { expect, test } from 'vitest'
import { noPerson } from '../../src/model/orders/people.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { findCheckout } from '../../worker/domain/commerce/orders/find-checkout.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { readOrderMail } from '../../worker/domain/commerce/orders/read-order-mail.ts'
import { cancelUnpaid } from '../../worker/domain/commerce/payments/cancel-unpaid.ts'
import { endOverdue } from '../../worker/domain/commerce/payments/end-overdue.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import {
  payBackOutside,
  receiveOutside,
} from '../../worker/domain/commerce/payments/receive-outside.ts'
import { savePayout } from '../../worker/domain/commerce/payouts/save-payout.ts'
import { savePeople } from '../../worker/domain/commerce/people/save-people.ts'
import { answerPayment, payOrder } from '../../worker/payments/pay-order.ts'
import { sendRefunds } from '../../worker/payments/send-refunds.ts'
import { openSaleInProcess, saleNow as now, type SaleTables } from '../support/sale-tables.ts'

/** Bank transfers and payments on site: what their organiser receives without us. */

const methods = ['bank-transfer', 'on-site'] as const
const account = { holder: 'Alpine club', account: 'DE89370400440532013000', bank: 'COBADEFF' }
const day = 86_400_000

async function openAlpine() {
  const tables = await openSaleInProcess()
  await savePayout(tables.db, { organiserId: 1, ...account, takesOnSite: true }, now)
  return tables
}

let forms = 0

async function ordered(
  { db }: SaleTables,
  method: (typeof methods)[number],
  quantity = 1,
  at = now,
) {
  forms += 1
  const token = `form ${forms}`
  const input = { shownTotal: null, token, buyerId: null, locale: 'en' as const }
  const places = [{ raceId: 101, quantity }]
  const held = await holdOrder(db, { editionId: 11, places, ...input }, at)
  if (held.state === 'refused') throw new Error(held.refusal.reason)
  const orderId = held.order.id
  const people = Array.from({ length: quantity }, () => noPerson)
  await savePeople(db, orderId, { email: 'ada@example.org', reminds: false, people }, at)
  await payOrder(db, { orderId, method, ending: 'succeeds', methods }, at)
  const checkout = async () => {
    const found = await findCheckout(db, token)
    return { state: found?.order.state, until: found?.order.until, payment: found?.payment }
  }
  const reference = (await checkout()).payment?.providerId ?? ''
  return { orderId, token, reference, checkout, total: held.order.total }
}

const newsOf = async ({ binding }: SaleTables) =>
  (
    await binding.prepare(`SELECT details ->> 'news' AS news FROM mail ORDER BY rowid`).all()
  ).results.map(({ news }) => news)

const balances = async ({ binding }: SaleTables) =>
  Object.fromEntries(
    (
      await binding
        .prepare(
          `SELECT account, sum(amount) AS amount FROM posting WHERE account NOT LIKE 'order:%'
          GROUP BY account HAVING sum(amount) <> 0`,
        )
        .all<{ account: string; amount: number }>()
    ).results.map(({ account: name, amount }) => [name, amount]),
  )

test('places are held until the end of the fifth day at the place, and the transfer pays them', async () => {
  const tables = await openAlpine()
  const { db } = tables
  const { orderId, reference, checkout, total } = await ordered(tables, 'bank-transfer')
  expect(reference).toMatch(/^RF\d{2}[A-Z2-9]{8}$/u)
  // Midnight in Berlin.
  expect(await checkout()).toMatchObject({ state: 'awaiting', until: '2026-11-26T23:00:00.000Z' })
  expect((await readOrderMail(db, orderId, 'en'))?.due).toEqual({
    ...account,
    reference,
    day: '2026-11-26',
  })
  // A second press, in another tab, keeps the reference.
  await payOrder(db, { orderId, method: 'bank-transfer', ending: 'succeeds', methods }, now)
  expect((await checkout()).payment?.providerId).toBe(reference)
  const typed = ` ${reference.toLowerCase().replaceAll(/(.{4})/gu, '$1 ')}`
  const money = { reference: typed, amount: total, currency: 'EUR', isAgain: false }
  expect(await receiveOutside(db, money, now)).toBe('succeeded')
  expect((await checkout()).state).toBe('paid')
  expect(await newsOf(tables)).toEqual(['transfer', 'paid'])
  // The organiser has the money and owes the site its fee.
  expect(await balances(tables)).toEqual({ 'organiser:1': 90, fees: -90 })
  await expect(receiveOutside(db, money, now)).rejects.toThrow('conflict')
  expect(await receiveOutside(db, { ...money, isAgain: true }, now)).toBe('to_refund')
  expect(await findDifferences(db)).toEqual([])
  await giveUpPlaces(db, { orderId, ordinals: null, amount: null, withFee: true }, now)
  // No job pays back what the organiser has.
  expect(await sendRefunds(db, 10, now)).toBe(0)
  expect(await payBackOutside(db, reference, now)).toBe(2)
  expect(await payBackOutside(db, reference, now)).toBe(0)
  expect(await balances(tables)).toEqual({})
  expect(await findDifferences(db)).toEqual([])
})

test('a transfer of another amount is to be paid back, and the right one still pays', async () => {
  const tables = await openAlpine()
  const { db } = tables
  const { orderId, reference, checkout, total } = await ordered(tables, 'bank-transfer')
  const money = { reference, currency: 'EUR', isAgain: false }
  expect(await receiveOutside(db, { ...money, amount: total - 1 }, now)).toBe('to_refund')
  expect((await checkout()).state).toBe('awaiting')
  const again = { ...money, amount: total, isAgain: true }
  expect(await receiveOutside(db, again, now)).toBe('succeeded')
  expect((await checkout()).state).toBe('paid')
  expect(await findDifferences(db)).toEqual([])
  await giveUpPlaces(db, { orderId, ordinals: null, amount: null, withFee: true }, now)
  expect(await payBackOutside(db, reference, now)).toBe(2)
  expect(await findDifferences(db)).toEqual([])
})

test('after the day of the transfer the places are free at once; a late one gets them if there are any', async () => {
  const tables = await openAlpine()
  const { db } = tables
  const late = await ordered(tables, 'bank-transfer', 1)
  const lost = await ordered(tables, 'bank-transfer', 3)
  const after = new Date('2026-11-26T23:00:00.000Z')
  // No job has run: a place is another's.
  const taker = await ordered(tables, 'on-site', 1, after)
  expect((await taker.checkout()).state).toBe('awaiting')
  expect(await endOverdue(db, { limit: 10, orderId: null }, after)).toBe(2)
  expect(await endOverdue(db, { limit: 10, orderId: null }, after)).toBe(0)
  expect((await late.checkout()).state).toBe('held')
  const receive = async ({ reference, total }: typeof late) =>
    await receiveOutside(db, { reference, amount: total, currency: 'EUR', isAgain: false }, after)
  expect(await receive(late)).toBe('succeeded')
  expect(await receive(lost)).toBe('to_refund')
  const overdue = (await newsOf(tables)).filter((news) => news === 'overdue')
  expect(overdue).toHaveLength(2)
  expect(await findDifferences(db)).toEqual([])
})

test('on site the places are held until the edition has ended, and can be paid by another way', async () => {
  const tables = await openAlpine()
  const { db } = tables
  const { orderId, reference, checkout, total } = await ordered(tables, 'on-site')
  expect(await checkout()).toMatchObject({ state: 'awaiting', until: '2027-06-01T22:00:00.000Z' })
  // Only who receives the money can note it: the buyer's answers do not.
  for (const answer of ['confirm', 'refuse'] as const)
    await expect(answerPayment(db, { orderId, answer }, now)).rejects.toThrow('conflict')
  await answerPayment(db, { orderId, answer: 'leave' }, now)
  const until = new Date(now.getTime() + 15 * 60_000).toISOString()
  expect(await checkout()).toMatchObject({ state: 'held', until })
  await payOrder(db, { orderId, method: 'on-site', ending: 'succeeds', methods }, now)
  const second = (await checkout()).payment?.providerId ?? ''
  expect(second).not.toBe(reference)
  const money = { amount: total, currency: 'EUR', isAgain: false }
  expect(await receiveOutside(db, { ...money, reference: second }, now)).toBe('succeeded')
  // The former one is paid as well: an order is paid once.
  expect(await receiveOutside(db, { ...money, reference }, now)).toBe('to_refund')
  expect(await findDifferences(db)).toEqual([])
})

test.each([
  ['an organiser without an account', { ...account, account: '' }, now],
  [
    'the last days before the edition',
    account,
    new Date(Date.parse('2027-05-31T12:00Z') - 4 * day),
  ],
])('%s takes no transfer', async (_name, payout, at) => {
  const tables = await openSaleInProcess()
  await tables.restart({
    closesAt: '2027-05-31T22:00:00.000Z',
    editionId: 11,
    organiserId: 1,
    currency: 'EUR',
    opensAt: '2026-11-01T00:00:00.000Z',
    state: 'open',
    feeMode: 'inside',
    feeBasisPoints: 400,
    feeFixed: 50,
    races: [{ raceId: 101, places: 4, steps: [{ amount: 1_000, validUntil: null, places: null }] }],
  })
  await savePayout(tables.db, { organiserId: 1, ...payout, takesOnSite: false }, now)
  await expect(ordered(tables, 'bank-transfer', 1, at)).rejects.toThrow('forbidden')
  await expect(ordered(tables, 'on-site', 1, at)).rejects.toThrow('forbidden')
  expect(await findDifferences(tables.db)).toEqual([])
})

test.each(['', 'RF18539007547035', 'RF18539007547034', "RF18' OR '1'='1"])(
  'the reference "%s" is of no payment',
  async (reference) => {
    const { db } = await openAlpine()
    const money = { reference, amount: 1_000, currency: 'EUR', isAgain: true }
    await expect(receiveOutside(db, money, now)).rejects.toThrow('not-found')
    await expect(payBackOutside(db, reference, now)).rejects.toThrow('not-found')
  },
)

test('an order that waits for a transfer is cancelled without a refund, and money that arrives all the same is paid back', async () => {
  const tables = await openAlpine()
  const { db } = tables
  const { orderId, reference, checkout, total } = await ordered(tables, 'bank-transfer')
  await cancelUnpaid(db, { id: orderId, state: 'awaiting' }, now)
  expect(await checkout()).toMatchObject({
    state: 'cancelled',
    until: null,
    payment: { state: 'cancelled' },
  })
  const refunds = async () =>
    await tables.binding.prepare('SELECT amount, reason, state FROM refund').all()
  expect((await refunds()).results).toEqual([])
  await expect(cancelUnpaid(db, { id: orderId, state: 'cancelled' }, now)).rejects.toThrow(
    'conflict',
  )
  const money = { reference, amount: total, currency: 'EUR', isAgain: false }
  expect(await receiveOutside(db, money, now)).toBe('to_refund')
  expect((await refunds()).results).toEqual([{ amount: total, reason: 'no-place', state: 'asked' }])
  expect(await findDifferences(db)).toEqual([])
  const { orderId: desk, checkout: atDesk } = await ordered(tables, 'on-site')
  await cancelUnpaid(db, { id: desk, state: 'awaiting' }, now)
  expect((await atDesk()).state).toBe('cancelled')
})
