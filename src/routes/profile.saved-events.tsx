import { createFileRoute } from '@tanstack/react-router'
import { BrowserIntro } from '../features/saved-events/member-list/browser-intro.tsx'
import { MemberList } from '../features/saved-events/member-list/member-list.tsx'
import { loadCards } from '../features/saved-events/load-cards.ts'
import { SavedEventsPage } from '../features/saved-events/saved-events-page.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/saved-events')({
  // Imported here, `loadCards` is in the chunk of all loaders; imported by the page, it would split that chunk in two.
  context: () => ({ load: loadCards }),
  loaderDeps: ({ search }) => ({ search }),
  // Every page loads the loaders.
  loader: async ({ deps }) => {
    const { loadSavedPage } =
      await import('../features/saved-events/member-list/load-saved-page.ts')
    return await loadSavedPage(deps.search)
  },
  head: (context) =>
    unlistedHead(m.saved_title, m.saved_intro, {
      sheets: context.loaderData?.sheets ?? [],
    })(context),
  component: () => (
    <SavedEventsPage
      {...Route.useRouteContext()}
      {...Route.useLoaderData()}
      MemberList={MemberList}
      Intro={BrowserIntro}
    />
  ),
})
