import { createFileRoute } from '@tanstack/react-router'
import { ClaimSection } from '../features/account/claims/claim-section.tsx'
import { DoorsPage } from '../features/event-page/doors/doors-page.tsx'
import { loadDoors } from '../features/event-page/doors/load-doors.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'
import { loadRareMessages } from '../shell/rare-messages.ts'

/** Two doors to an event. Search engines list the event's own page. */
export const Route = createFileRoute('/event/signup/$permalink')({
  beforeLoad: loadRareMessages,
  loader: async ({ params }) => await loadDoors('signup', params.permalink),
  head: ({ loaderData }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          title: m.doors_title(),
          description: m.doors_description({ name: loaderData.event.name }),
          alternates: loaderData.alternates,
          indexable: false,
          rareMessages: 'rare' as const,
          sheets: ['account', 'doors'],
        }),
  component: Page,
})

function Page() {
  const { event } = Route.useLoaderData()
  return <DoorsPage event={event} claim={<ClaimSection permalink={event.permalink} />} />
}
