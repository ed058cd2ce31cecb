import * as v from 'valibot'
import { paymentMethods } from '../../src/model/orders/payment-methods.ts'

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
}
