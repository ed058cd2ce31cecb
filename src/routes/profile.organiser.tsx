import { createFileRoute } from '@tanstack/react-router'
import { OrganiserPage } from '../features/organiser/organisation/organiser-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/organiser')({
  loader: () => loadAlternates('profile/organiser'),
  head: unlistedHead(m.profile_organisation, m.profile_organisation_text),
  component: OrganiserPage,
})
