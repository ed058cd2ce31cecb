import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '../features/account/profile/edit-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/edit')({
  loader: () => loadAlternates('profile/edit'),
  head: unlistedHead(m.profile_title, m.profile_description),
  component: EditPage,
})
