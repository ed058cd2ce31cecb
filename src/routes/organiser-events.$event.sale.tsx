import { createFileRoute } from '@tanstack/react-router'
import { loadEditorAlternates } from '../api/load-alternates.ts'
import { SellingPage } from '../features/organiser/selling/selling-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/organiser-events/$event/sale')({
  staticData: { messages: 'editor' },
  loader: ({ params }) => loadEditorAlternates(params.event, 'sale'),
  head: unlistedHead(m.selling_title, m.selling_title, {
    sheets: ['profile', 'selling'],
  }),
  component: () => <SellingPage event={Route.useParams().event} />,
})
