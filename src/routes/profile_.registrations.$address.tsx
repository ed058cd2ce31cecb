import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api/index.ts'
import { TicketPage } from '../features/ticket/ticket-page.tsx'
import { readerQuery } from '../request/preferences.ts'
import { pageHead } from '../shell/page-head.ts'

/** A ticket: outside of the member area's frame, because whoever starts needs no account. */
export const Route = createFileRoute('/profile_/registrations/$address')({
  loader: async ({ params: { address } }) => {
    const request = { param: { address }, query: readerQuery() }
    return await bodyOf(await api.tickets[':address'].$get(request))
  },
  head: ({ loaderData }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          title: `${loaderData.texts.title} · ${loaderData.event.name}`,
          description: loaderData.texts.show,
          alternates: loaderData.alternates,
          indexable: false,
          // The URL is a secret.
          referrer: 'no-referrer',
          sheets: ['ticket'],
        }),
  component: () => <TicketPage ticket={Route.useLoaderData()} />,
})
