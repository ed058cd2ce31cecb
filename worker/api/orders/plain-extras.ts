import { Hono } from 'hono'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { checkoutOf, readCheckoutForm, toStep } from './plain-form.ts'
import { saveTypedExtras } from './save-typed.ts'

/** `POST /extras`: the extras of an order, without scripts: 303 to the review, or back with the outcome. */
export const plainExtras = new Hono<ApiEnvironment>().post(
  '/extras',
  showsNothing('Pages of orders are not cached.'),
  localeQuery,
  async (c) => {
    const form = await readCheckoutForm(c)
    const checkout = await checkoutOf(c, form)
    const { order, token } = checkout
    if (order.state !== 'held') return toStep(c, { token, step: 'pay', locale: queryLocale(c) })
    const outcome = await saveTypedExtras(c, { form, checkout })
    const step = outcome === null ? 'review' : 'extras'
    return toStep(c, { token, step, outcome, locale: queryLocale(c) })
  },
)
