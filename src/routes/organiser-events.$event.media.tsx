import { createFileRoute } from '@tanstack/react-router'
import { MediaPage } from '../features/organiser/media/media-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'
import { loadRareMessages } from '../shell/rare-messages.ts'

export const Route = createFileRoute('/organiser-events/$event/media')({
  beforeLoad: loadRareMessages,
  head: unlistedHead(m.media_title, m.media_title, {
    sheets: ['profile', 'media'],
    rareMessages: 'rare' as const,
  }),
  component: () => <MediaPage event={Route.useParams().event} />,
})
