import { createFileRoute } from '@tanstack/react-router'
import { loadEditorAlternates } from '../api/load-alternates.ts'
import { PreviewPage } from '../features/event-page/preview/preview-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'
import { sheetLink } from '../shell/page-sheets.ts'

/** The page of an event with the facts of its draft. */
export const Route = createFileRoute('/organiser-events/$event/preview')({
  staticData: { messages: 'editor' },
  loader: ({ params }) => loadEditorAlternates(params.event, 'preview'),
  head: unlistedHead(m.editor_preview, m.editor_preview, {
    sheets: [
      'event',
      'eventLower',
      'eventNotHeld',
      'eventReviews',
      'eventTexts',
      'pictures',
      'preview',
    ],
  }),
  component: () => (
    <PreviewPage
      event={Route.useParams().event}
      alternates={Route.useLoaderData().alternates}
      sheets={[sheetLink('account'), sheetLink('reviewForm')]}
    />
  ),
})
