import { createFileRoute } from '@tanstack/react-router'
import { SuccessPage } from '../features/members/success-page.tsx'
import { loadMemberAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/members/registration/success')({
  loader: () => loadMemberAlternates('registration/success'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.registration_step_mail(),
      description: m.registration_description(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => <SuccessPage />,
})
