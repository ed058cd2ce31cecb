import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '../features/profile/edit-page.tsx'
import { loadAlternates } from '../load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/edit')({
  loader: () => loadAlternates('profile'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.profile_title(),
      description: m.profile_description(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: EditPage,
})
