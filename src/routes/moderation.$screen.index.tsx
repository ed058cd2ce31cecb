import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadAlternates } from '../api/load-alternates.ts'
import { DeskListPage } from '../features/desk/list/desk-list-page.tsx'
import { MissingPage } from '../features/desk/missing/missing-page.tsx'
import { RedirectsPage } from '../features/desk/redirects/redirects-page.tsx'
import { deskScreens } from '../i18n/words.ts'
import { isDeskSection } from '../model/schemas/desk/desk-sections.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

/** A screen of the desk. */
export const Route = createFileRoute('/moderation/$screen/')({
  staticData: { messages: 'desk' },
  loader: async ({ params: { screen } }) => {
    const found = deskScreens.find((each) => each === screen)
    if (found === undefined) throw notFound()
    return { screen: found, ...(await loadAlternates(`moderation/${found}`)) }
  },
  head: unlistedHead(m.desk_title, m.desk_title, { sheets: ['profile', 'desk'] }),
  component: DeskScreenPage,
})

function DeskScreenPage() {
  const { screen } = Route.useLoaderData()
  if (isDeskSection(screen)) return <DeskListPage section={screen} />
  return screen === 'redirects' ? <RedirectsPage /> : <MissingPage />
}
