import { createFileRoute } from '@tanstack/react-router'
import { ClaimOutcome } from '../features/organiser/claims/claim-outcome.tsx'
import { WelcomePage } from '../features/event-page/sign-up-page/welcome-page.tsx'
import { pageHead } from '../shell/page-head.ts'

/** Next steps after signing up or claiming an event. */
export const Route = createFileRoute('/event/welcome/$permalink')({
  staticData: { messages: 'sign-up' },
  loader: async ({ params }) => {
    const { loadSignUp } = await import('../features/event-page/sign-up-page/load-sign-up.ts')
    return await loadSignUp('welcome', params.permalink)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { welcomeHead } = await import('../features/event-page/sign-up-page/sign-up-head.ts')
    return pageHead(welcomeHead(loaderData))
  },
  component: Page,
})

function Page() {
  const { event } = Route.useLoaderData()
  return <WelcomePage event={event} claim={<ClaimOutcome permalink={event.permalink} />} />
}
