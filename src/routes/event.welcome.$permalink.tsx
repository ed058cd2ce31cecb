import { createFileRoute } from '@tanstack/react-router'
import { ClaimOutcome } from '../features/account/claims/claim-outcome.tsx'
import { loadDoors } from '../features/event-page/doors/load-doors.ts'
import { WelcomePage } from '../features/event-page/doors/welcome-page.tsx'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'
import { loadRareMessages } from '../shell/rare-messages.ts'

/** Next steps after either door of an event. */
export const Route = createFileRoute('/event/welcome/$permalink')({
  beforeLoad: loadRareMessages,
  loader: async ({ params }) => await loadDoors('welcome', params.permalink),
  head: ({ loaderData }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          title: m.welcome_title(),
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
  return <WelcomePage event={event} claim={<ClaimOutcome permalink={event.permalink} />} />
}
