import { createFileRoute } from '@tanstack/react-router'
import { RegistrationsPage } from '../features/profile/registrations-page.tsx'
import { loadAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/registrations')({
  loader: () => loadAlternates('registrations'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.profile_registrations(),
      description: m.profile_registrations_text(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: RegistrationsPage,
})
