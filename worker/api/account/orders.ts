import { Hono } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { issueOrderLink } from '../../domain/commerce/orders/issue-order-link.ts'
import { listEntries } from '../../domain/commerce/orders/list-entries.ts'
import { takeOverOrders } from '../../domain/commerce/orders/take-over-orders.ts'
import { listTurns } from '../../domain/commerce/waiting/list-turns.ts'
import { presentMemberEntries } from '../../present/orders/member-entries.ts'
import { checkoutPath } from '../../present/paths/checkout-path.ts'
import { ticketKeyIfSet } from '../../settings/ticket-key.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const privately = showsNothing('Pages of members are not cached.')

async function entriesOf(c: LocaleContext<MemberEnvironment>) {
  const locale = queryLocale(c)
  const now = c.var.clock.now()
  const [entries, turns] = await Promise.all([
    listEntries(c.var.db, c.var.member.id, locale, now),
    listTurns(c.var.db, c.var.member.id, locale, now),
  ])
  return c.json(presentMemberEntries({ entries, turns }, ticketKeyIfSet(c.env), locale, now))
}

/**
 * `GET ?locale` → MemberEntriesView. `POST ?locale` → the same, once the orders that the member made as a guest with the same
 * address are the member's. `POST /{id}/page ?locale` → `{ path }` of the page of an order, by an address that is made for it.
 * @throws DomainError not-found for an order of others
 */
export const memberOrders = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => await entriesOf(c))
  .post('/', privately, localeQuery, async (c) => {
    await takeOverOrders(c.var.db, c.var.member)
    return await entriesOf(c)
  })
  .post('/:id/page', privately, localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const order = { id: c.req.param('id'), buyerId: member.id }
    const token = await issueOrderLink(db, order, clock.now())
    if (token === null) throw new DomainError('not-found')
    return c.json({ path: checkoutPath({ order: token }, queryLocale(c)) })
  })
