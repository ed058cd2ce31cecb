import { createFileRoute } from '@tanstack/react-router'
import { loadAlternates } from '../api/load-alternates.ts'
import { OrganiserEventsPage } from '../features/organiser/dashboard/organiser-events-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/organiser-events/')({
  staticData: { messages: 'dashboard' },
  loader: () => loadAlternates('organiser-events'),
  head: unlistedHead(m.organiser_events_title, m.organiser_events_title, {
    sheets: ['profile', 'organiserEvents'],
  }),
  component: OrganiserEventsPage,
})
