import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsInProcess } from '../support/accounts-in-process.ts'
import type { AccountSite } from '../support/accounts.ts'
import { saleNow } from '../support/sale-tables.ts'
import { serveStripe, type StripeStandIn } from '../support/stripe-stand-in.ts'

/** The route that takes Stripe's events, and the one by which buyers come back. */

let site: AccountSite
let close: () => Promise<void>
let stripe: StripeStandIn

beforeAll(async () => {
  stripe = await serveStripe()
  ;({ site, close } = await accountsInProcess(saleNow.toISOString(), {
    PAYMENT_METHODS: 'free stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
    STRIPE_API_URL: stripe.url,
  }))
})
afterAll(async () => {
  await close()
  await stripe.stop()
})

const eventOf = (id: string, type: string) =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: 'acct_9' } } })

async function send(payload: string, { secret = 'whsec_a', body = payload } = {}) {
  const signature = await new Stripe('sk_test_1').webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(saleNow.getTime() / 1000),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  })
  // A server sends it: without an origin, cookies or a token.
  return await site.visitor().request('POST', '/api/payments/stripe/webhook', {
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
}

const stored = async () =>
  (
    await site.db
      .prepare('SELECT id, type, done_at IS NULL AS waits FROM provider_event ORDER BY id')
      .all()
  ).results

test('an event is stored once before anything follows from it, and forged ones leave nothing', async () => {
  const forged = eventOf('evt_0', 'refund.updated')
  expect((await send(forged, { secret: 'whsec_b' })).status).toBe(403)
  expect((await send(forged, { body: `${forged} ` })).status).toBe(403)
  expect((await send(forged, { body: 'x'.repeat(1_000_000) })).status).toBe(413)
  expect(await stored()).toEqual([])
  const payload = eventOf('evt_1', 'refund.updated')
  const sent = await Promise.all(Array.from({ length: 20 }, async () => await send(payload)))
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await send(eventOf('evt_2', 'customer.created'))).status).toBe(200)
  expect(await stored()).toMatchObject([
    { id: 'evt_1', type: 'refund.updated' },
    { id: 'evt_2', type: 'customer.created', waits: 0 },
  ])
})

test.each([
  ['', 400],
  ['?payment=x', 400],
  [`?payment=${'x'.repeat(22)}`, 404],
])('the way back with "%s" is %i', async (query, expected) => {
  const { status } = await site.visitor().request('GET', `/api/checkout/return${query}`)
  expect(status).toBe(expected)
})
