import { Hono } from 'hono'
import * as v from 'valibot'
import { readPlaces } from '../../../src/model/orders/checkout-steps.ts'
import { permalinkField } from '../../../src/model/schemas/account/saved-events.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import { orderToken } from '../../../src/model/schemas/orders/order.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findEvent } from '../../domain/catalogue/events/find-event.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { findCheckout } from '../../domain/commerce/orders/find-checkout.ts'
import { findPeople } from '../../domain/commerce/people/find-people.ts'
import { findSeller } from '../../domain/commerce/sales/find-seller.ts'
import { findPayoutOfSale } from '../../domain/commerce/payouts/find-payout.ts'
import { methodsOf, offeredMethods } from '../../domain/commerce/payouts/offered-methods.ts'
import { findTicketAddresses } from '../../domain/commerce/tickets/find-ticket-addresses.ts'
import { listTurns } from '../../domain/commerce/waiting/list-turns.ts'
import { findTerms } from '../../domain/commerce/sales/find-terms.ts'
import { presentCheckout } from '../../present/orders/checkout.ts'
import { randomToken } from '../../runtime/digest.ts'
import { ticketKeyIfSet } from '../../settings/ticket-key.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { queryKeys } from '../middleware/query.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { readerKeys, readerOf } from '../public/reader.ts'
import { fillInBuyer } from './fill-in-buyer.ts'

const keys = v.object({
  ...readerKeys,
  /** Token of an order. */
  order: v.optional(orderToken),
  /** Event and first day of the edition, if there is no order yet. */
  event: v.optional(permalinkField),
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  places: v.optional(v.string(), ''),
})

/**
 * `GET` → CheckoutView: of an order by its token, or of the sale of an edition.
 * @throws DomainError not-found, invalid-query, event-not-found, edition-not-found
 */
export const checkoutPage = new Hono<ApiEnvironment>().get('/', queryKeys(keys), async (c) => {
  c.header('cache-control', 'private, no-store')
  const { order: address, event, date, places, ...readerQuery } = c.req.valid('query')
  const { db, clock, settings } = c.var
  const [now, today] = [clock.now(), clock.today()]
  const checkout = address === undefined ? null : await findCheckout(db, address)
  const permalink = checkout?.facts.permalink ?? event
  if (permalink === undefined) throw new DomainError('not-found')
  const reader = await readerOf(settings, readerQuery)
  const facts = await findEvent(db, {
    permalink: presentPermalink(permalink),
    date: checkout?.facts.date ?? date ?? null,
    locale: reader.locale,
    at: now.toISOString(),
  })
  const orderId = checkout?.order.id ?? ''
  const [terms, seller, payout, people, session, addresses] = await Promise.all([
    findTerms(db, facts.edition.id, now, orderId),
    findSeller(db, facts.edition.id),
    findPayoutOfSale(db, facts.edition.id),
    findPeople(db, orderId, today),
    sessionOfRequest(c),
    findTicketAddresses(db, orderId, ticketKeyIfSet(c.env)),
  ])
  if (terms === null) throw new DomainError('not-found')
  const member = session?.member ?? null
  const turns = member === null ? [] : await listTurns(db, member.id, reader.locale, now)
  const shown = {
    turns,
    facts,
    seller,
    terms,
    checkout,
    people: await fillInBuyer(db, people, { checkout, member }),
    // A token that has no order is not taken from the address: whoever made the link would know the order's.
    token: checkout?.token ?? randomToken(),
    chosen: new Map(readPlaces(places).map(({ raceId, quantity }) => [raceId, quantity])),
    member,
    payout,
    tickets: addresses,
    methods: offeredMethods(methodsOf(payout, settings.PAYMENT_METHODS), facts.edition, now),
  }
  return c.json<CheckoutView>(presentCheckout(shown, reader, now))
})
