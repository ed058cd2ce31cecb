import { Hono } from 'hono'
import { takesPlace } from '../../../src/model/event/edition-status.ts'
import { meantAddress } from '../../../src/model/members/mail-typos.ts'
import { checkoutSteps } from '../../../src/model/orders/checkout-steps.ts'
import { paymentMethods, testCardEndings } from '../../../src/model/orders/payment-methods.ts'
import { extendOrder } from '../../domain/commerce/orders/extend-order.ts'
import type { Checkout } from '../../domain/commerce/orders/find-checkout.ts'
import { isComplete } from '../../domain/commerce/people/is-complete.ts'
import { answerPayment, payOrder, paymentAnswers } from '../../payments/pay-order.ts'
import { statusView } from '../../present/cards/edition-card.ts'
import { siteOriginOf } from '../../settings/site-origin.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { checkoutOf, outcomeOf, readCheckoutForm, toStep } from './plain-form.ts'
import { saveTyped, saveTypedPeople } from './save-typed.ts'

const privately = showsNothing('Pages of orders are not cached.')

/** A sale without extras has no step for them. */
const stepAfterPeople = ({ facts }: Checkout) =>
  facts.offer.extras.length > 0 ? 'extras' : 'review'

/** Forms of the checkout of an order, without scripts: 303 to the step that follows, or back with the outcome. */
export const plainOrders = new Hono<ApiEnvironment>()
  .post('/people', privately, localeQuery, async (c) => {
    const locale = queryLocale(c)
    const form = await readCheckoutForm(c)
    const checkout = await checkoutOf(c, form)
    const { token } = checkout
    const refused = await outcomeOf(
      'busy',
      async () => await saveTypedPeople(c, { form, checkout, locale }),
    )
    if (refused !== null) return toStep(c, { token, step: 'pay', locale })
    const saved = await checkoutOf(c, form)
    const complete = await isComplete(c.var.db, saved.order.id, c.var.clock.today())
    if (!complete) return toStep(c, { token, step: 'people', outcome: 'incomplete', locale })
    const email = saved.facts.email ?? ''
    // Another address than the one that was confirmed is asked about again.
    if (meantAddress(email) !== null && form.text('sure') !== email)
      return toStep(c, { token, step: 'people', outcome: 'email-check', locale })
    return toStep(c, { token, step: stepAfterPeople(saved), locale })
  })
  .post('/extension', privately, localeQuery, async (c) => {
    const form = await readCheckoutForm(c)
    const checkout = await checkoutOf(c, form)
    const { order, token } = checkout
    if (order.state !== 'held') return toStep(c, { token, step: 'pay', locale: queryLocale(c) })
    const lost = await saveTyped(c, { form, checkout, locale: queryLocale(c) })
    const outcome = await outcomeOf(
      'not-extended',
      async () => await extendOrder(c.var.db, order.id, c.var.clock.now()),
    )
    const step = checkoutSteps.find((each) => each === form.text('step')) ?? 'people'
    return toStep(c, { token, step, outcome: outcome ?? lost, locale: queryLocale(c) })
  })
  .post('/payment', privately, localeQuery, async (c) => {
    const locale = queryLocale(c)
    const form = await readCheckoutForm(c)
    const checkout = await checkoutOf(c, form)
    const { order, token } = checkout
    const isResumed = order.state === 'paying' && form.text('method') === 'stripe'
    if (order.state !== 'held' && !isResumed) return toStep(c, { token, step: 'pay', locale })
    const isOff = !takesPlace(statusView(checkout.facts.status)?.status ?? null)
    if (isOff) return toStep(c, { token, step: 'review', outcome: 'not-open', locale })
    if (!(await isComplete(c.var.db, order.id, c.var.clock.today())))
      return toStep(c, { token, step: 'people', outcome: 'incomplete', locale })
    const methods = c.var.settings.PAYMENT_METHODS
    const chosen = paymentMethods.find((each) => each !== 'free' && each === form.text('method'))
    const method = order.total === 0 ? 'free' : chosen
    const ending = testCardEndings.find((each) => each === form.text('ending')) ?? 'succeeds'
    if (method === undefined || !methods.includes(method))
      return toStep(c, { token, step: 'pay', outcome: 'not-paid', locale })
    let page: string | null = null
    const outcome = await outcomeOf('ended', async () => {
      const card = {
        settings: c.var.settings,
        origin: siteOriginOf(c.var.settings, new URL(c.req.url)),
      }
      const paying = { orderId: order.id, method, ending, methods, card }
      page = await payOrder(c.var.db, paying, c.var.clock.now())
      c.var.sendMail()
    })
    if (page !== null) return c.redirect(page, 303)
    return toStep(c, { token, step: 'pay', outcome, locale })
  })
  .post('/answer', privately, localeQuery, async (c) => {
    const form = await readCheckoutForm(c)
    const { order, token } = await checkoutOf(c, form)
    const answer = paymentAnswers.find((each) => each === form.text('answer')) ?? 'look'
    await outcomeOf('busy', async () => {
      const answering = { orderId: order.id, answer, card: c.var.settings }
      await answerPayment(c.var.db, answering, c.var.clock.now())
    })
    c.var.sendMail()
    return toStep(c, { token, step: 'pay', locale: queryLocale(c) })
  })
