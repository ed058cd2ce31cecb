import { Hono } from 'hono'
import type { CheckoutOutcome } from '../../../src/model/orders/checkout-steps.ts'
import { promoCodeCharacters, promoCodeOf } from '../../../src/model/orders/promo-code.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { changePromo } from '../../domain/commerce/orders/change-promo.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { countPromoGuess } from './count-promo-guess.ts'
import { checkoutOf, outcomeOf, readCheckoutForm, toStep } from './plain-form.ts'

/**
 * `POST /promo`: the promo code of an order, without scripts: 303 to the review, or to the payment if that was pressed;
 * to the review with the outcome if the code was refused.
 */
export const plainPromo = new Hono<ApiEnvironment>().post(
  '/promo',
  showsNothing('Pages of orders are not cached.'),
  localeQuery,
  async (c) => {
    const locale = queryLocale(c)
    const form = await readCheckoutForm(c)
    const { order, token } = await checkoutOf(c, form)
    const code = form.text('code').slice(0, promoCodeCharacters)
    // "Pay" sends the field along: an empty one changes nothing.
    const isPaying = form.text('next') === 'pay'
    if (isPaying && promoCodeOf(code) === '') return toStep(c, { token, step: 'pay', locale })
    try {
      await countPromoGuess(c, { orderId: order.id, code })
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'too-many-requests') throw error
      return toStep(c, { token, step: 'review', outcome: 'promo-often', locale })
    }
    let refused: CheckoutOutcome | null = null
    const conflict = await outcomeOf('ended', async () => {
      const changed = await changePromo(c.var.db, order.id, code, c.var.clock.now())
      if (changed.state === 'refused') refused = 'promo-refused'
    })
    const outcome = conflict ?? refused
    const step = isPaying && outcome === null ? 'pay' : 'review'
    return toStep(c, { token, step, outcome, locale })
  },
)
