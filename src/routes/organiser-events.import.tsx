import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../features/organiser/imports/import-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/organiser-events/import')({
  staticData: { messages: 'dashboard' },
  loader: () => loadAlternates('organiser-events/import'),
  head: unlistedHead(m.import_title, m.import_intro, {
    sheets: ['profile', 'imports'],
  }),
  component: ImportPage,
})
