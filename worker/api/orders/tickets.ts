import { Hono } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findOrderByToken } from '../../domain/commerce/orders/find-order.ts'
import { signTickets } from '../../domain/commerce/tickets/sign-tickets.ts'
import { ticketPicture } from '../../present/orders/ticket-picture.ts'
import { readTicketKey } from '../../settings/ticket-key.ts'
import type { ApiEnvironment } from '../middleware/context.ts'

/**
 * `GET /{token}/tickets/{place}` → SVG with the QR code of the ticket of a place, counted from 0.
 * @throws DomainError not-found if there is no such order, or the place has no ticket
 */
export const tickets = new Hono<ApiEnvironment>().get('/:token/tickets/:place', async (c) => {
  const { db, clock } = c.var
  const order = await findOrderByToken(db, c.req.param('token'))
  if (order === null) throw new DomainError('not-found')
  const signed = await signTickets(db, order.id, readTicketKey(c.env), clock.now())
  const ticket = signed.find(({ ordinal }) => String(ordinal) === c.req.param('place'))
  if (ticket === undefined) throw new DomainError('not-found')
  c.header('cache-control', 'private, no-store')
  c.header('content-type', 'image/svg+xml')
  c.header('x-robots-tag', 'noindex')
  return c.body(ticketPicture(ticket.code))
})
