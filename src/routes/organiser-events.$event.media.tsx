import { createFileRoute } from '@tanstack/react-router'
import { loadEditorAlternates } from '../api/load-alternates.ts'
import { MediaPage } from '../features/organiser/media/media-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'
import { loadEditorMessages } from '../shell/rare-messages.ts'

export const Route = createFileRoute('/organiser-events/$event/media')({
  beforeLoad: loadEditorMessages,
  loader: ({ params }) => loadEditorAlternates(params.event, 'media'),
  head: unlistedHead(m.media_title, m.media_title, {
    sheets: ['profile', 'media'],
    rareMessages: 'editor' as const,
  }),
  component: () => <MediaPage event={Route.useParams().event} />,
})
