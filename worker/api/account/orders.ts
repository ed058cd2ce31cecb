import { Hono } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { issueOrderLink } from '../../domain/commerce/orders/issue-order-link.ts'
import { listOrders, takeOverOrders } from '../../domain/commerce/orders/list-orders.ts'
import { presentMemberOrders } from '../../present/orders/member-orders.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const privately = showsNothing('Pages of members are not cached.')

async function ordersOf(c: LocaleContext<MemberEnvironment>) {
  const locale = queryLocale(c)
  const orders = await listOrders(c.var.db, c.var.member.id, locale, c.var.clock.now())
  return c.json(presentMemberOrders(orders, locale))
}

/**
 * `GET ?locale` → MemberOrdersView. `POST ?locale` → the same, once the orders that the member made as a guest with the same
 * address are the member's. `POST /{id}/page ?locale` → `{ path }` of the page of an order, by an address that is made for it.
 * @throws DomainError not-found for an order of others
 */
export const memberOrders = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => await ordersOf(c))
  .post('/', privately, localeQuery, async (c) => {
    await takeOverOrders(c.var.db, c.var.member)
    return await ordersOf(c)
  })
  .post('/:id/page', privately, localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const order = { id: c.req.param('id'), buyerId: member.id }
    const token = await issueOrderLink(db, order, clock.now())
    if (token === null) throw new DomainError('not-found')
    return c.json({ path: checkoutPath({ order: token }, queryLocale(c)) })
  })
