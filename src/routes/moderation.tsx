import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../features/account/moderation/inbox-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'
import { loadRareMessages } from '../shell/rare-messages.ts'

export const Route = createFileRoute('/moderation')({
  beforeLoad: loadRareMessages,
  loader: () => loadAlternates('moderation'),
  head: unlistedHead(m.moderation_title, m.moderation_title, {
    sheets: ['profile', 'moderation'],
    rareMessages: 'rare' as const,
  }),
  component: () => <InboxPage title={m.moderation_title()} api="/api/moderation" />,
})
