import { createFileRoute } from '@tanstack/react-router'
import { loadAlternates } from '../api/load-alternates.ts'
import { NewEventPage } from '../features/organiser/editor/page/new-event-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

/** The first step of a new event. */
export const Route = createFileRoute('/organiser-events/new')({
  staticData: { messages: 'editor' },
  loader: () => loadAlternates('organiser-events/new'),
  head: unlistedHead(m.editor_new, m.editor_new, {
    sheets: ['profile', 'editor'],
  }),
  component: NewEventPage,
})
