import { createFileRoute } from '@tanstack/react-router'
import { MemberList } from '../features/account/saved/member-list.tsx'
import { loadCards } from '../features/saved-events/load-cards.ts'
import { SavedEventsPage } from '../features/saved-events/saved-events-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/saved-events')({
  // Imported here, `loadCards` is in the chunk of all loaders; imported by the page, it would split that chunk in two.
  context: () => ({ load: loadCards }),
  loader: () => loadAlternates('profile/saved-events'),
  head: unlistedHead(m.saved_title, m.saved_intro, { sheets: ['saved'] }),
  component: () => <SavedEventsPage {...Route.useRouteContext()} MemberList={MemberList} />,
})
