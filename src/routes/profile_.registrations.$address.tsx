import { createFileRoute } from '@tanstack/react-router'
import { TicketPage } from '../features/ticket/ticket-page.tsx'
import { pageHead } from '../shell/page-head.ts'

/** A ticket: outside of the member area's frame, because whoever starts needs no account. */
export const Route = createFileRoute('/profile_/registrations/$address')({
  loader: async ({ params }) => {
    const { loadTicket } = await import('../features/ticket/ticket-route.ts')
    return await loadTicket(params.address)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { ticketHead } = await import('../features/ticket/ticket-route.ts')
    return pageHead(ticketHead(loaderData))
  },
  component: () => <TicketPage ticket={Route.useLoaderData()} />,
})
