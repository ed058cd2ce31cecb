import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { TicketView } from '../../../src/model/schemas/orders/ticket.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { encodePng } from '../../cards/raster/png.ts'
import { findEvent } from '../../domain/catalogue/events/find-event.ts'
import { findTicket } from '../../domain/commerce/tickets/find-ticket.ts'
import { signTickets } from '../../domain/commerce/tickets/sign-tickets.ts'
import { readTicketAddress } from '../../domain/commerce/tickets/ticket-address.ts'
import { ticketPicture, ticketPixels } from '../../present/orders/ticket-picture.ts'
import { presentTicket, type ShownTicket } from '../../present/orders/ticket.ts'
import { siteOriginOf } from '../../settings/site-origin.ts'
import { readTicketKey } from '../../settings/ticket-key.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { queryKeys } from '../middleware/query.ts'
import { readerKeys, readerOf } from '../public/reader.ts'

const keys = v.object(readerKeys)

/** The ticket is for those who have its address, and for no cache and no search engine. */
function makePrivate(c: Context<ApiEnvironment>): void {
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex')
}

/** @throws DomainError not-found for an address that the site did not make */
async function ticketOf(c: Context<ApiEnvironment>) {
  const address = readTicketAddress(c.req.param('address') ?? '', readTicketKey(c.env))
  const ticket = address === null ? null : await findTicket(c.var.db, address)
  if (ticket === null) throw new DomainError('not-found')
  return ticket
}

async function shownTicket(c: Context<ApiEnvironment>, { locale }: Reader): Promise<ShownTicket> {
  const { db, clock } = c.var
  const ticket = await ticketOf(c)
  const { permalink, date } = ticket
  const now = clock.now()
  const facts = await findEvent(db, { permalink, date, locale, at: now.toISOString() })
  return { ticket, facts, address: c.req.param('address') ?? '', now }
}

/** Text of the code. @throws DomainError not-found for a ticket that is not valid */
async function codeOf(c: Context<ApiEnvironment>): Promise<string> {
  const { orderId, ordinal, state } = await ticketOf(c)
  if (state !== 'good') throw new DomainError('not-found')
  const signed = await signTickets(c.var.db, orderId, readTicketKey(c.env), c.var.clock.now())
  const ticket = signed.find((each) => each.ordinal === ordinal)
  if (ticket === undefined) throw new DomainError('not-found')
  makePrivate(c)
  return ticket.code
}

/**
 * `GET /{address} ?locale` → TicketView, `/{address}/code.svg` and `/code.png` → its QR code, `/{address}/start.ics ?locale` → its
 * start as a calendar file. @throws DomainError not-found; of a ticket that is not valid only the first is found
 */
export const tickets = new Hono<ApiEnvironment>()
  .get('/:address', queryKeys(keys), async (c) => {
    makePrivate(c)
    const reader = await readerOf(c.var.settings, c.req.valid('query'))
    return c.json<TicketView>(presentTicket(await shownTicket(c, reader), reader))
  })
  .get('/:address/code.svg', async (c) => {
    const picture = ticketPicture(await codeOf(c))
    return c.body(picture, 200, { 'content-type': 'image/svg+xml' })
  })
  .get('/:address/code.png', async (c) => {
    const { pixels, size } = ticketPixels(await codeOf(c))
    const picture = await encodePng(pixels, size, size)
    return c.body(picture, 200, { 'content-type': 'image/png' })
  })
  .get('/:address/start.ics', queryKeys(keys), async (c) => {
    const { settings } = c.var
    const reader = await readerOf(settings, c.req.valid('query'))
    const shown = await shownTicket(c, reader)
    if (shown.ticket.state !== 'good') throw new DomainError('not-found')
    makePrivate(c)
    // Loaded with the first file, because few isolates write one.
    const { ticketFile } = await import('../../feeds/ticket-file.ts')
    return c.body(ticketFile(shown, reader, siteOriginOf(settings, new URL(c.req.url))), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="startline-ticket.ics"',
    })
  })
