import type { TicketView } from '../../model/schemas/orders/ticket.ts'

/** Parts of the head of a ticket's page, whose URL is a secret. */
export const ticketHead = ({ texts, event, alternates }: TicketView) => ({
  title: `${texts.title} · ${event.name}`,
  description: texts.show,
  alternates,
  indexable: false,
  referrer: 'no-referrer' as const,
  sheets: ['ticket' as const],
})
