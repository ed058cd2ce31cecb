import Stripe from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { applyEvents } from '../../worker/payments/stripe/apply-events.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { findCheckout } from '../../worker/domain/commerce/orders/find-checkout.ts'
import { findDifferences } from '../../worker/domain/commerce/find-differences.ts'
import { findPayout } from '../../worker/domain/commerce/payouts/find-payout.ts'
import { giveUpPlaces } from '../../worker/domain/commerce/payments/give-up-places.ts'
import { holdOrder } from '../../worker/domain/commerce/orders/hold-order.ts'
import { onboard } from '../../worker/payments/stripe/onboard.ts'
import { payOrder } from '../../worker/payments/pay-order.ts'
import { readWebhook } from '../../worker/payments/stripe/read-webhook.ts'
import { sendCardRefunds } from '../../worker/payments/stripe/send-card-refunds.ts'
import { stoppingDatabase } from '../support/stopping-database.ts'
import { storeEvent } from '../../worker/domain/commerce/payments/provider-events.ts'
import { saleNow as now } from '../support/sale-tables.ts'
import { openStripeSale } from '../support/stripe-sale.ts'
import { serveStripe, type StripeStandIn } from '../support/stripe-stand-in.ts'

/** Disputes, accounts, signatures and processes that end, against Stripe on loopback. */

const { tables, db, settings, origin, open, after, restart, firstRow, held, report, left } =
  await openStripeSale()
const methods = ['stripe'] as const
let stripe: StripeStandIn

beforeEach(async () => {
  stripe = await restart()
  return async () => await stripe.stop()
})

test('a dispute is a state of the payment, and its amount a debt of the organiser until it is won', async () => {
  const { pay, paymentId, states } = await held()
  await pay()
  const payment = await paymentId()
  await report('checkout.session.completed', stripe.pay(payment))
  const dispute = stripe.dispute(payment, 'needs_response')
  await report('charge.dispute.created', dispute)
  const state = async () => (await firstRow('SELECT dispute FROM payment'))['dispute']
  expect([await state(), await left('organiser:1')]).toEqual(['open', 1_000])
  stripe.dispute(payment, 'won', dispute)
  for (const type of ['closed', 'funds_reinstated', 'created'])
    await report(`charge.dispute.${type}`, dispute)
  expect([await state(), await left('organiser:1')]).toEqual(['won', 0])
  expect(await states()).toBe('paid succeeded')
  expect(await findDifferences(db)).toEqual([])
})

test('an organiser is charged for once Stripe has verified the account, and no longer once it has not', async () => {
  const connect = async () =>
    await onboard(db, settings, { organiserId: 1, country: 'DE', backUrl: origin }, now)
  await tables.binding.prepare('DELETE FROM payout').run()
  const { pay } = await held()
  await expect(pay()).rejects.toThrow('forbidden')
  expect(await connect()).toContain('connect.stripe.example')
  const { stripeAccount } = await findPayout(db, 1)
  await expect(pay()).rejects.toThrow('forbidden')
  stripe.verify(stripeAccount ?? '')
  await report('account.updated', stripeAccount ?? '')
  expect(await pay()).toContain('checkout.stripe.example')
  expect(await connect()).toBeNull()
  expect(stripe.calls.filter((call) => call === 'POST /v1/accounts')).toHaveLength(1)
})

test('a webhook is accepted from either secret, and refused if forged, changed, old or without a signature', async () => {
  const sdk = new Stripe('sk_test_1')
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'refund.updated',
    data: { object: { id: 're_1' } },
  })
  const signed = async (secret: string, age = 0) =>
    await sdk.webhooks.generateTestHeaderStringAsync({
      payload,
      secret,
      timestamp: Math.floor(now.getTime() / 1000) - age,
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    })
  const read = async (raw: string, signature: string) =>
    await readWebhook(settings, { raw, signature }, now)
  const event = { id: 'evt_1', type: 'refund.updated', objectId: 're_1' }
  for (const secret of ['whsec_a', 'whsec_b'])
    expect(await read(payload, await signed(secret))).toEqual(event)
  expect(await read(payload, await signed('whsec_a', 299))).toEqual(event)
  expect(await read(payload, await signed('whsec_c'))).toBeNull()
  expect(await read(payload, await signed('whsec_a', 301))).toBeNull()
  expect(await read(payload.replace('{', '{ '), await signed('whsec_a'))).toBeNull()
  expect(await read(payload, (await signed('whsec_a')).replace('v1=', 'v0='))).toBeNull()
  expect(await read(payload, '')).toBeNull()
})

test('a process that ends at any call leaves one session and one refund, and a repetition completes them', async () => {
  const token = 'killed'
  const bring = async (binding: D1Database, when: Date) => {
    const mine = createDatabase(binding)
    const input = { shownTotal: null, token, buyerId: null, locale: 'en' as const }
    const places = [{ raceId: 101, quantity: 2 }]
    const order = await holdOrder(mine, { editionId: 11, places, ...input }, now)
    if (order.state === 'refused') throw new Error(order.refusal.reason)
    const orderId = order.order.id
    const card = { settings, origin }
    const state = async () => (await findCheckout(mine, token))?.order.state
    if (['held', 'paying'].includes((await state()) ?? ''))
      await payOrder(mine, { orderId, method: 'stripe', ending: 'succeeds', methods, card }, now)
    if ((await state()) === 'paying') {
      const { id } = await firstRow('SELECT id FROM payment')
      const session = stripe.sessionOf(String(id))
      if (session.status === 'open') stripe.pay(String(id))
      await storeEvent(
        mine,
        { id: 'evt_k', type: 'checkout.session.completed', objectId: session.id },
        true,
        now,
      )
    }
    await applyEvents(mine, open, { limit: 10, id: null }, when)
    if ((await state()) === 'paid')
      await giveUpPlaces(mine, { orderId, ordinals: null, amount: null, withFee: true }, now)
    await sendCardRefunds(mine, open, 10, when)
  }
  const whole = stoppingDatabase(tables.binding, Infinity)
  await bring(whole.db, now)
  expect(whole.count.calls).toBeGreaterThan(20)
  for (let at = 1; at <= whole.count.calls; at += 1) {
    await stripe.stop()
    stripe = await serveStripe()
    settings.STRIPE_API_URL = stripe.url
    await tables.binding.batch([tables.binding.prepare('DELETE FROM provider_event')])
    await tables.restart()
    const stopped = stoppingDatabase(tables.binding, at)
    await expect(bring(stopped.db, now)).rejects.toThrow(`killed at call ${at}`)
    expect(await findDifferences(db), `after call ${at}`).toEqual([])
    await bring(tables.binding, after(2))
    expect(await findDifferences(db)).toEqual([])
    expect((await firstRow('SELECT state FROM payment'))['state']).toBe('refunded')
    expect([stripe.sessions.size, stripe.refunds.size]).toEqual([1, 1])
  }
  // A control: a movement that is missing is found.
  await tables.restart()
  const { pay, paymentId } = await held()
  await pay()
  await report('checkout.session.completed', stripe.pay(await paymentId()))
  await tables.binding.prepare(`DELETE FROM posting WHERE movement LIKE 'settle:%'`).run()
  expect(await findDifferences(db)).toMatchObject([
    { check: 'an organiser has what was charged by card, less the fee' },
  ])
})
