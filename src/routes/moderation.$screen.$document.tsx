import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadDeskAlternates } from '../api/load-alternates.ts'
import { DocumentPage } from '../features/desk/editor/document-page.tsx'
import { isDeskSection } from '../model/schemas/desk/desk-sections.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'
import { sheetLink } from '../shell/page-sheets.ts'

const sheets = [sheetLink('text').href, sheetLink('rows').href, sheetLink('pictures').href]

/** The editor of a document of the desk. */
export const Route = createFileRoute('/moderation/$screen/$document')({
  staticData: { messages: 'desk' },
  loader: async ({ params: { screen, document } }) => {
    if (!isDeskSection(screen) || !/^[1-9]\d{0,14}$/u.test(document)) throw notFound()
    return { id: Number(document), ...(await loadDeskAlternates(screen, document)) }
  },
  head: unlistedHead(m.desk_title, m.desk_title, { sheets: ['profile', 'editor', 'desk'] }),
  component: () => <DocumentPage id={Route.useLoaderData().id} sheets={sheets} />,
})
