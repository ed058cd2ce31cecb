import { createFileRoute } from '@tanstack/react-router'
import { loadEditorAlternates } from '../api/load-alternates.ts'
import { ParticipantsPage } from '../features/organiser/participants/participants-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/organiser-events/$event/participants')({
  staticData: { messages: 'editor' },
  loader: ({ params }) => loadEditorAlternates(params.event, 'participants'),
  head: unlistedHead(m.participants_title, m.participants_title, {
    sheets: ['profile', 'participants'],
  }),
  component: () => <ParticipantsPage event={Route.useParams().event} />,
})
