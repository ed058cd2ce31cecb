import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/members/reset-page.tsx'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/password/resetpassword')({
  loader: () => loadMemberAlternates('password/resetpassword'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.password_reset_title(),
      description: m.password_reset_text(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
      // The address may hold a token: no page that is asked for from here learns it.
      referrer: false,
    }),
  component: () => <ResetPage />,
})
