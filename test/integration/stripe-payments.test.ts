import { beforeEach, expect, test } from 'vitest'
import { answerPayment } from '../../worker/payments/pay-order.ts'
import { applyEvents } from '../../worker/payments/stripe/apply-events.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { sendCardRefunds } from '../../worker/payments/stripe/send-card-refunds.ts'
import { saleNow as now } from '../support/sale-tables.ts'
import { openStripeSale } from '../support/stripe-sale.ts'
import type { StripeStandIn } from '../support/stripe-stand-in.ts'

/** Payments by card against Stripe on loopback, which has as much state as our calls see. */

const { db, settings, open, after, restart, firstRow, held, report, left } = await openStripeSale()
let stripe: StripeStandIn

beforeEach(async () => {
  stripe = await restart()
  return async () => await stripe.stop()
})

test('a session charges the order for the organiser, and its event pays it once, however often it comes', async () => {
  const { pay, paymentId, states, orderId } = await held(2)
  const page = await pay()
  expect(page).toBe(stripe.sessionOf(await paymentId()).url)
  // Another tab, and a press again, lead to the same page.
  expect(await pay()).toBe(page)
  const { sent } = stripe.sessionOf(await paymentId())
  expect(Object.fromEntries(sent)).toMatchObject({
    'line_items[0][price_data][unit_amount]': '2000',
    'line_items[0][price_data][currency]': 'eur',
    'payment_intent_data[application_fee_amount]': '180',
    'payment_intent_data[on_behalf_of]': 'acct_1',
    'payment_intent_data[transfer_data][destination]': 'acct_1',
    expires_at: String(after(60).getTime() / 1000),
  })
  // An event says what to look at: one that comes before the money changes nothing.
  const session = stripe.sessionOf(await paymentId()).id
  await report('checkout.session.completed', session)
  expect(await states()).toBe('paying created')
  stripe.pay(await paymentId())
  for (const id of ['evt_one', 'evt_one', 'evt_two'])
    await report('checkout.session.completed', session, now, id)
  expect(await states()).toBe('paid succeeded')
  await report('checkout.session.expired', session)
  expect(await states()).toBe('paid succeeded')
  // The organiser's transfer and the site's fee add up to the charge.
  expect([await left('clearing:stripe'), await left('organiser:1'), await left('fees')]).toEqual([
    180, 0, -180,
  ])
  expect(await findDifferences(db)).toEqual([])
  // A place is paid back with its part of the fee, then the other.
  await giveUpPlaces(db, { orderId, ordinals: [0], amount: null, withFee: true }, now)
  expect(await sendCardRefunds(db, open, 10, now)).toBe(1)
  await giveUpPlaces(db, { orderId, ordinals: null, amount: null, withFee: true }, now)
  expect(await sendCardRefunds(db, open, 10, now)).toBe(1)
  expect(await sendCardRefunds(db, open, 10, now)).toBe(0)
  expect(stripe.refunds.size).toBe(2)
  expect(stripe.calls.filter((call) => call.includes('application_fees'))).toHaveLength(2)
  expect([await left('clearing:stripe'), await left('organiser:1'), await left('fees')]).toEqual([
    0, 0, 0,
  ])
  expect(await findDifferences(db)).toEqual([])
})

test('a payment whose places were sold meanwhile is paid back with its whole fee', async () => {
  const late = await held(3)
  await late.pay()
  const first = await late.paymentId()
  const other = await held(4, after(61))
  await other.pay(after(61))
  stripe.pay(await other.paymentId())
  await report(
    'checkout.session.completed',
    stripe.sessionOf(await other.paymentId()).id,
    after(62),
  )
  stripe.pay(first)
  await report('checkout.session.completed', stripe.sessionOf(first).id, after(62))
  expect(await other.states()).toBe('paid succeeded')
  expect(await late.states()).toContain('to_refund')
  expect(await sendCardRefunds(db, open, 10, after(63))).toBe(1)
  expect([...stripe.refunds.values()]).toMatchObject([
    { sent: { amount: '4000', refund_application_fee: 'true', reverse_transfer: 'true' } },
  ])
  expect(await late.states()).toContain('refunded')
  expect(await findDifferences(db)).toEqual([])
})

test('a charge of another amount or without an event is recorded when its buyer comes back', async () => {
  const part = await held()
  await part.pay()
  stripe.pay(await part.paymentId(), 900)
  await answerPayment(db, { orderId: part.orderId, answer: 'look', card: settings }, now)
  expect(await part.states()).toBe('paying to_refund')
  const whole = await held()
  await whole.pay()
  stripe.pay(await whole.paymentId())
  await answerPayment(db, { orderId: whole.orderId, answer: 'look', card: settings }, now)
  expect(await whole.states()).toBe('paid succeeded')
  expect(await findDifferences(db)).toEqual([])
})

test('a buyer who leaves ends the session first; one that was paid meanwhile is recorded', async () => {
  const leaving = await held()
  await leaving.pay()
  const leave = { orderId: leaving.orderId, answer: 'leave', card: settings } as const
  await answerPayment(db, leave, now)
  expect(await leaving.states()).toBe('held cancelled')
  await leaving.pay()
  const { id } = await firstRow(`SELECT id FROM payment WHERE state = 'created'`)
  stripe.pay(String(id))
  await answerPayment(db, leave, now)
  expect(await leaving.states()).toBe('paid succeeded')
  expect(await findDifferences(db)).toEqual([])
})

test('lost answers are repeated with the same key: one session, one refund', async () => {
  const { pay, paymentId, states, orderId } = await held()
  stripe.loseAnswers(5)
  expect(await pay()).toBeNull()
  expect(await states()).toBe('paying created')
  stripe.loseAnswers(0)
  await pay()
  stripe.pay(await paymentId())
  await report('checkout.session.completed', stripe.sessionOf(await paymentId()).id)
  await giveUpPlaces(db, { orderId, ordinals: null, amount: null, withFee: true }, now)
  stripe.loseAnswers(1)
  await sendCardRefunds(db, open, 10, now)
  expect(stripe.refunds.size).toBe(1)
  expect(await states()).toBe('refunded refunded')
  expect(await findDifferences(db)).toEqual([])
})

test('an event that cannot be applied is due again later and applied then', async () => {
  const { pay, paymentId, states } = await held()
  await pay()
  const session = stripe.pay(await paymentId())
  stripe.loseAnswers(5)
  await expect(report('checkout.session.completed', session)).rejects.toThrow('connection')
  stripe.loseAnswers(0)
  expect(await applyEvents(db, open, { limit: 10, id: null }, now)).toBe(0)
  expect(await applyEvents(db, open, { limit: 10, id: null }, after(1))).toBe(1)
  expect(await states()).toBe('paid succeeded')
})
