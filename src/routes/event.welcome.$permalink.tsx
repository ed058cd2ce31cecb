import { createFileRoute } from '@tanstack/react-router'
import { ClaimOutcome } from '../features/account/claims/claim-outcome.tsx'
import { WelcomePage } from '../features/event-page/doors/welcome-page.tsx'
import { pageHead } from '../shell/page-head.ts'

/** Next steps after either door of an event. */
export const Route = createFileRoute('/event/welcome/$permalink')({
  staticData: { messages: 'doors' },
  loader: async ({ params }) => {
    const { loadDoors } = await import('../features/event-page/doors/load-doors.ts')
    return await loadDoors('welcome', params.permalink)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { welcomeHead } = await import('../features/event-page/doors/doors-head.ts')
    return pageHead(welcomeHead(loaderData))
  },
  component: Page,
})

function Page() {
  const { event } = Route.useLoaderData()
  return <WelcomePage event={event} claim={<ClaimOutcome permalink={event.permalink} />} />
}
