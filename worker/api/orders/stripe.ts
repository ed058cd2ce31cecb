import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { issueOrderLink } from '../../domain/commerce/orders/issue-order-link.ts'
import { storeEvent } from '../../domain/commerce/payments/provider-events.ts'
import { applyEvents, isFollowed } from '../../payments/stripe/apply-events.ts'
import { askAboutCard } from '../../payments/stripe/ask-about-card.ts'
import { openStripe } from '../../payments/stripe/open-stripe.ts'
import { readWebhook } from '../../payments/stripe/read-webhook.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeKey, queryKeys, queryLocale } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const returnKeys = v.object({
  locale: localeKey,
  payment: v.pipe(v.string(), v.regex(/^[\w-]{22}$/u)),
})

/**
 * `GET /checkout/return?payment` leads a buyer who comes back from Stripe to the order, by a new address of it: the id of a payment is
 * random and known to Stripe alone. `POST /payments/stripe/webhook` takes events: whoever signs them may send them.
 * @throws DomainError not-found, invalid-query; forbidden for an event without a valid signature
 */
export const stripe = new Hono<ApiEnvironment>()
  .get('/checkout/return', rateLimit('ORDER_LIMIT'), queryKeys(returnKeys), async (c) => {
    c.header('cache-control', 'private, no-store')
    const { db, clock, settings } = c.var
    const { payment: id } = c.req.valid('query')
    if (settings.STRIPE_SECRET_KEY === '') throw new DomainError('not-found')
    const payment = await askAboutCard(db, settings, id, clock.now())
    const token =
      payment === null ? null : await issueOrderLink(db, { id: payment.orderId }, clock.now())
    if (token === null) throw new DomainError('not-found')
    c.var.sendMail()
    return c.redirect(checkoutPath({ order: token, step: 'pay' }, queryLocale(c)), 303)
  })
  .post('/payments/stripe/webhook', showsNothing('Pages of orders are not cached.'), async (c) => {
    const { db, clock, settings } = c.var
    if (settings.STRIPE_WEBHOOK_SECRET === '') throw new DomainError('not-found')
    const now = clock.now()
    const signature = c.req.header('stripe-signature') ?? ''
    const event = await readWebhook(settings, { raw: await c.req.text(), signature }, now)
    if (event === null) throw new DomainError('forbidden')
    await storeEvent(db, event, isFollowed(event.type), now)
    const apply = async () => {
      await applyEvents(db, () => openStripe(settings), { limit: 1, id: event.id }, now)
      c.var.sendMail()
    }
    c.var.waitUntil(apply())
    return c.json({})
  })
