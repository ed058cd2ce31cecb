/** Data and head of a ticket's page, in one file, for each file that a route names weighs on all pages. */
import { api, bodyOf } from '../../api/index.ts'
import type { TicketView } from '../../model/schemas/orders/ticket.ts'
import { readerQuery } from '../../request/preferences.ts'

/** The ticket of an address; throws if there is none. */
export async function loadTicket(address: string) {
  return await bodyOf(
    await api.tickets[':address'].$get({ param: { address }, query: readerQuery() }),
  )
}

/** Parts of the head of a ticket's page, whose URL is a secret. */
export const ticketHead = ({ texts, event, alternates }: TicketView) => ({
  title: `${texts.title} · ${event.name}`,
  description: texts.show,
  alternates,
  indexable: false,
  referrer: 'no-referrer' as const,
  sheets: ['ticket' as const],
})
