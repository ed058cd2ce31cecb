import { createFileRoute } from '@tanstack/react-router'
import { ClaimSection } from '../features/account/claims/claim-section.tsx'
import { DoorsPage } from '../features/event-page/doors/doors-page.tsx'
import { pageHead } from '../shell/page-head.ts'

/** Two doors to an event. Search engines list the event's own page. */
export const Route = createFileRoute('/event/signup/$permalink')({
  staticData: { messages: 'doors' },
  loader: async ({ params }) => {
    const { loadDoors } = await import('../features/event-page/doors/load-doors.ts')
    return await loadDoors('signup', params.permalink)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { doorsHead } = await import('../features/event-page/doors/doors-head.ts')
    return pageHead(doorsHead(loaderData))
  },
  component: Page,
})

function Page() {
  const { event } = Route.useLoaderData()
  return <DoorsPage event={event} claim={<ClaimSection permalink={event.permalink} />} />
}
