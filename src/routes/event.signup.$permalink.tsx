import { createFileRoute } from '@tanstack/react-router'
import { ClaimSection } from '../features/organiser/claims/claim-section.tsx'
import { SignUpPage } from '../features/event-page/sign-up-page/sign-up-page.tsx'
import { pageHead } from '../shell/page-head.ts'

/** Sign-up page of an event. Search engines list the event's own page. */
export const Route = createFileRoute('/event/signup/$permalink')({
  staticData: { messages: 'sign-up' },
  loader: async ({ params }) => {
    const { loadSignUp } = await import('../features/event-page/sign-up-page/load-sign-up.ts')
    return await loadSignUp('signup', params.permalink)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { signUpHead } = await import('../features/event-page/sign-up-page/sign-up-head.ts')
    return pageHead(signUpHead(loaderData))
  },
  component: Page,
})

function Page() {
  const { event } = Route.useLoaderData()
  return <SignUpPage event={event} claim={<ClaimSection permalink={event.permalink} />} />
}
