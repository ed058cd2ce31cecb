import { createFileRoute } from '@tanstack/react-router'
import { OrganiserPage } from '../features/profile/organiser-page.tsx'
import { loadAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/organiser')({
  loader: () => loadAlternates('organisation'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.profile_organisation(),
      description: m.profile_organisation_text(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: OrganiserPage,
})
