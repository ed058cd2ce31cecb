import * as v from 'valibot'
import { paymentMethods } from '../../src/model/orders/payment-methods.ts'
import { isSafeSource } from './safe-source.ts'

const method = v.picklist(paymentMethods)

/** Payment settings, part of the worker's settings (env.ts). */
export const paymentSettings = {
  /** Ways to pay, separated by spaces. `test-card` is for local installations: it is refused beside SITE_ORIGIN. */
  PAYMENT_METHODS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/\s+/u).filter((word) => word !== '')),
      v.array(method),
    ),
    'free',
  ),
  /** Secret key of Stripe, and the secrets that sign its events, separated by a space; both are needed for the method `stripe`. */
  STRIPE_SECRET_KEY: v.optional(v.string(), ''),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string(), ''),
  /** Tests set their own address in Stripe's place. */
  STRIPE_API_URL: v.optional(
    v.pipe(v.string(), v.check(isSafeSource, 'must be an https address')),
    'https://api.stripe.com',
  ),
}
