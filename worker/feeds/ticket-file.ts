import type { Reader } from '../../src/i18n/reader.ts'
import { ticketEntry } from '../present/orders/ticket-entry.ts'
import type { ShownTicket } from '../present/orders/ticket.ts'
import { icsText } from './ics.ts'

/** The start of a ticket's person as a calendar of one entry. @param origin the site, without a slash */
export function ticketFile(shown: ShownTicket, reader: Reader, origin: string): string {
  const entry = ticketEntry(shown, reader)
  return icsText({
    locale: reader.locale,
    title: entry.title,
    page: origin + entry.page,
    origin,
    entries: [entry],
  })
}
