import { Hono } from 'hono'
import type { CheckoutOutcome } from '../../../src/model/orders/checkout-steps.ts'
import { changeExtras } from '../../domain/commerce/orders/change-extras.ts'
import type { Checkout } from '../../domain/commerce/orders/find-checkout.ts'
import { choicesOf, type SaleOffer } from '../../domain/commerce/sales/offer.ts'
import type { ItemWant } from '../../domain/commerce/sales/plan-items.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { checkoutOf, outcomeOf, readCheckoutForm, toStep, type CheckoutForm } from './plain-form.ts'

/** A number of a form; a text that is none chooses nothing. */
const numberOf = (text: string): number => (/^\d{1,9}$/u.test(text.trim()) ? Number(text) : 0)

/**
 * The extras of a form: `extra-{extra}-{place}` has the option for a place, `many-{option}` the number of one for the order as
 * a whole.
 */
function itemsOf(form: CheckoutForm, { extras }: SaleOffer, { order }: Checkout): ItemWant[] {
  const ofOrder = extras
    .filter(({ isPerOrder }) => isPerOrder)
    .flatMap(choicesOf)
    .map(({ id: optionId }) => {
      const quantity = numberOf(form.text(`many-${optionId}`))
      return { optionId, ordinal: null, quantity }
    })
  const ofPlaces = extras
    .filter(({ isPerOrder }) => !isPerOrder)
    .flatMap(({ id }) =>
      order.places.map((_place, ordinal) => {
        const optionId = numberOf(form.text(`extra-${id}-${ordinal}`))
        return { optionId, ordinal, quantity: optionId === 0 ? 0 : 1 }
      }),
    )
  return [...ofPlaces, ...ofOrder].filter(({ quantity }) => quantity > 0)
}

/** `POST /extras`: the extras of an order, without scripts: 303 to the review, or back with the outcome. */
export const plainExtras = new Hono<ApiEnvironment>().post(
  '/extras',
  showsNothing('Pages of orders are not cached.'),
  localeQuery,
  async (c) => {
    const form = await readCheckoutForm(c)
    const checkout = await checkoutOf(c, form)
    const { order, token, facts } = checkout
    if (order.state !== 'held') return toStep(c, { token, step: 'pay', locale: queryLocale(c) })
    let gone: CheckoutOutcome | null = null
    const conflict = await outcomeOf('ended', async () => {
      const items = itemsOf(form, facts.offer, checkout)
      const changed = await changeExtras(c.var.db, order.id, items, c.var.clock.now())
      if (changed.state === 'refused') gone = 'extra-gone'
    })
    const outcome = conflict ?? gone
    const step = outcome === null ? 'review' : 'extras'
    return toStep(c, { token, step, outcome, locale: queryLocale(c) })
  },
)
