import { moderationInbox } from '../features/moderation/inbox-api.ts'
import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../features/moderation/inbox-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/moderation/')({
  staticData: { messages: 'dashboard' },
  loader: () => loadAlternates('moderation'),
  head: unlistedHead(m.moderation_title, m.moderation_title, {
    sheets: ['profile', 'moderation'],
  }),
  component: () => <InboxPage title={m.moderation_title()} api={moderationInbox} isStaff />,
})
