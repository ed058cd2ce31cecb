import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutOutcome } from '../../../src/model/orders/checkout-steps.ts'
import type { NoRefund } from '../../../src/model/orders/refund-rules.ts'
import { type givenUpView, placeToGiveUp } from '../../../src/model/schemas/orders/order.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findOrderByToken } from '../../domain/commerce/orders/find-order.ts'
import { cancelUnpaid } from '../../domain/commerce/payments/cancel-unpaid.ts'
import { giveUpPlace } from '../../domain/commerce/payments/give-up-place.ts'
import { presentOrder } from '../../present/orders/order.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { jsonBody } from '../middleware/form.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { checkoutOf, outcomeOf, readCheckoutForm, toStep } from './plain-form.ts'

const privately = showsNothing('Pages do not show how many places are left.')

const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.transform(Number))
const form = v.object({ place: number, shown: number })

const outcomes = {
  started: 'race-started',
  off: 'event-off',
  'no-rule': 'no-refund-rule',
  'refund-moved': 'refund-moved',
} as const satisfies Record<NoRefund | 'refund-moved', CheckoutOutcome>

/**
 * `POST /orders/{token}/places/{place}/cancellation` gives up a place of a paid order, counted from 0, for the amount that its buyer
 * saw. Sent again it changes nothing.
 * @throws DomainError not-found, conflict, invalid-body
 */
export const givenUpPlaces = new Hono<ApiEnvironment>().post(
  '/:token/places/:place/cancellation',
  privately,
  jsonBody(placeToGiveUp),
  async (c) => {
    const { db, clock } = c.var
    const token = c.req.param('token')
    const order = await findOrderByToken(db, token)
    const place = v.safeParse(number, c.req.param('place'))
    if (order === null || !place.success) throw new DomainError('not-found')
    const giving = { orderId: order.id, ordinal: place.output, ...c.req.valid('json') }
    const given = await giveUpPlace(db, giving, clock.now())
    c.var.sendMail()
    const after = await findOrderByToken(db, token)
    if (given.state === 'refused' || after === null)
      return c.json<v.InferOutput<typeof givenUpView>>(
        given.state === 'refused' ? given : { state: 'refused', reason: 'off' },
      )
    return c.json<v.InferOutput<typeof givenUpView>>({
      ...given,
      order: presentOrder(after, clock.now()),
    })
  },
)

/**
 * The same without scripts: `POST /checkout/place`, 303 to the order, with the outcome if it was refused; and `POST
 * /checkout/cancellation` of an order that is not paid, 303 to the sale.
 */
export const plainGivenUp = new Hono<ApiEnvironment>()
  .post('/place', privately, localeQuery, async (c) => {
    const sent = await readCheckoutForm(c)
    const { order, token } = await checkoutOf(c, sent)
    const read = v.safeParse(form, { place: sent.text('place'), shown: sent.text('shown') })
    if (!read.success) throw new DomainError('invalid-body')
    const { place: ordinal, shown } = read.output
    let refused: CheckoutOutcome | null = null
    const conflict = await outcomeOf('busy', async () => {
      const giving = { orderId: order.id, ordinal, shown }
      const given = await giveUpPlace(c.var.db, giving, c.var.clock.now())
      if (given.state === 'refused') refused = outcomes[given.reason]
    })
    c.var.sendMail()
    return toStep(c, { token, step: 'pay', outcome: conflict ?? refused, locale: queryLocale(c) })
  })
  .post('/cancellation', privately, localeQuery, async (c) => {
    const locale = queryLocale(c)
    const { order, facts, token } = await checkoutOf(c, await readCheckoutForm(c))
    const cancel = async () => await cancelUnpaid(c.var.db, order, c.var.clock.now())
    const refused = await outcomeOf('busy', cancel)
    if (refused !== null) return toStep(c, { token, step: 'pay', locale })
    const sale = { event: facts.permalink, date: facts.date, outcome: 'cancelled' }
    return c.redirect(`${checkoutPath(sale, locale)}#outcome`, 303)
  })
