import { correctionsInbox } from '../features/moderation/inbox-api.ts'
import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../features/moderation/inbox-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/organiser-events/corrections')({
  staticData: { messages: 'dashboard' },
  loader: () => loadAlternates('organiser-events/corrections'),
  head: unlistedHead(m.moderation_corrections, m.moderation_corrections, {
    sheets: ['profile', 'moderation'],
  }),
  component: () => <InboxPage title={m.moderation_corrections()} api={correctionsInbox} />,
})
