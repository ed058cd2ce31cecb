import { Hono } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { issueOrderLink } from '../../domain/commerce/orders/issue-order-link.ts'
import { listOrders, takeOverOrders } from '../../domain/commerce/orders/list-orders.ts'
import { presentMemberOrders } from '../../present/orders/member-orders.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

/**
 * `GET ?locale` → MemberOrdersView, with the orders that the member made as a guest with the same address. `GET /{id}/page` → 303
 * to the page of an order, by an address that is made for it.
 * @throws DomainError not-found for an order of others
 */
export const memberOrders = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const locale = queryLocale(c)
    await takeOverOrders(db, member)
    const orders = await listOrders(db, member.id, locale, clock.now())
    const query = new URLSearchParams({ locale }).toString()
    return c.json(
      presentMemberOrders(orders, locale, (id) => `/api/profile/orders/${id}/page?${query}`),
    )
  })
  .get('/:id/page', localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const order = { id: c.req.param('id'), buyerId: member.id }
    const token = await issueOrderLink(db, order, clock.now())
    if (token === null) throw new DomainError('not-found')
    return c.redirect(checkoutPath({ order: token }, queryLocale(c)), 303)
  })
