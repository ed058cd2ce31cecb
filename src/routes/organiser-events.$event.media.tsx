import { createFileRoute } from '@tanstack/react-router'
import { loadEditorAlternates } from '../api/load-alternates.ts'
import { MediaPage } from '../features/organiser/media/media-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/organiser-events/$event/media')({
  staticData: { messages: 'editor' },
  loader: ({ params }) => loadEditorAlternates(params.event, 'media'),
  head: unlistedHead(m.media_title, m.media_title, {
    sheets: ['profile', 'media'],
  }),
  component: () => <MediaPage event={Route.useParams().event} />,
})
