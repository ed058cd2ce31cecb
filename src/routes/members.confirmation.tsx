import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationPage } from '../features/members/confirmation-page.tsx'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/confirmation')({
  loader: () => loadMemberAlternates('confirmation'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.confirmation_title(),
      description: m.confirmation_ask(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
      // The address may hold a token: no page that is asked for from here learns it.
      referrer: false,
    }),
  component: () => <ConfirmationPage />,
})
