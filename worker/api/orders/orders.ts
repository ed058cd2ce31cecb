import { Hono, type Context } from 'hono'
import type * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import {
  type extrasView,
  newOrder,
  orderExtras,
  orderPayment,
  orderPeople,
  orderPromo,
  type promoView,
} from '../../../src/model/schemas/orders/order.ts'
import { changeExtras } from '../../domain/commerce/orders/change-extras.ts'
import { changePromo } from '../../domain/commerce/orders/change-promo.ts'
import { extendOrder } from '../../domain/commerce/orders/extend-order.ts'
import { findOrderByToken } from '../../domain/commerce/orders/find-order.ts'
import { holdOrder } from '../../domain/commerce/orders/hold-order.ts'
import { cancelUnpaid } from '../../domain/commerce/payments/cancel-unpaid.ts'
import { isComplete } from '../../domain/commerce/people/is-complete.ts'
import { savePeople } from '../../domain/commerce/people/save-people.ts'
import { payOrder } from '../../payments/pay-order.ts'
import { presentChanged, presentHeld, presentOrder } from '../../present/orders/order.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { jsonBody } from '../middleware/form.ts'
import { countPromoGuess } from './count-promo-guess.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const privately = showsNothing('Pages do not show how many places are left.')

/** @throws DomainError not-found for an address that no order has */
async function orderOf(c: Context<ApiEnvironment>) {
  const order = await findOrderByToken(c.var.db, c.req.param('token') ?? '')
  if (order === null) throw new DomainError('not-found')
  return order
}

const view = async (c: Context<ApiEnvironment>) =>
  c.json(presentOrder(await orderOf(c), c.var.clock.now()))

/** Orders: whoever has the address of one may read, extend, pay and cancel it, with or without an account. */
export const orders = new Hono<ApiEnvironment>()
  .post('/', privately, jsonBody(newOrder), async (c) => {
    const { edition, places, shown, token, locale } = c.req.valid('json')
    const session = await sessionOfRequest(c)
    const held = await holdOrder(
      c.var.db,
      {
        editionId: edition,
        places: places.map(({ race, quantity }) => ({ raceId: race, quantity })),
        shownTotal: shown,
        token,
        buyerId: session?.member.id ?? null,
        locale,
      },
      c.var.clock.now(),
    )
    return c.json(presentHeld(held, c.var.clock.now()))
  })
  .get('/:token', async (c) => await view(c))
  .post('/:token/extension', privately, async (c) => {
    await extendOrder(c.var.db, (await orderOf(c)).id, c.var.clock.now())
    return await view(c)
  })
  .put('/:token/people', privately, jsonBody(orderPeople), async (c) => {
    const { id } = await orderOf(c)
    await savePeople(c.var.db, id, c.req.valid('json'), c.var.clock.now())
    return await view(c)
  })
  .put('/:token/extras', privately, jsonBody(orderExtras), async (c) => {
    const { id: orderId } = await orderOf(c)
    const wanted = c.req.valid('json').extras.map(({ option, place, quantity }) => ({
      optionId: option,
      ordinal: place,
      quantity,
    }))
    const now = c.var.clock.now()
    const changed = await changeExtras(c.var.db, orderId, wanted, now)
    return c.json<v.InferOutput<typeof extrasView>>(presentChanged(changed, await orderOf(c), now))
  })
  .put('/:token/promo', privately, jsonBody(orderPromo), async (c) => {
    const { id: orderId } = await orderOf(c)
    const { code } = c.req.valid('json')
    await countPromoGuess(c, { orderId, code })
    const now = c.var.clock.now()
    const changed = await changePromo(c.var.db, orderId, code, now)
    return c.json<v.InferOutput<typeof promoView>>(presentChanged(changed, await orderOf(c), now))
  })
  .post('/:token/payment', privately, jsonBody(orderPayment), async (c) => {
    const { id: orderId } = await orderOf(c)
    if (!(await isComplete(c.var.db, orderId, c.var.clock.today())))
      throw new DomainError('conflict')
    const methods = c.var.settings.PAYMENT_METHODS
    await payOrder(c.var.db, { orderId, methods, ...c.req.valid('json') }, c.var.clock.now())
    c.var.sendMail()
    return await view(c)
  })
  .delete('/:token', privately, async (c) => {
    await cancelUnpaid(c.var.db, await orderOf(c), c.var.clock.now())
    return await view(c)
  })
