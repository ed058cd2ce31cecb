import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadAlternates } from '../api/load-alternates.ts'
import { DeskListPage } from '../features/desk/list/desk-list-page.tsx'
import { isDeskSection } from '../model/schemas/desk/desk-sections.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

/** A screen of the desk. */
export const Route = createFileRoute('/moderation/$screen/')({
  staticData: { messages: 'desk' },
  loader: async ({ params: { screen } }) => {
    if (!isDeskSection(screen)) throw notFound()
    return { section: screen, ...(await loadAlternates(`moderation/${screen}`)) }
  },
  head: unlistedHead(m.desk_title, m.desk_title, { sheets: ['profile', 'desk'] }),
  component: () => <DeskListPage section={Route.useLoaderData().section} />,
})
