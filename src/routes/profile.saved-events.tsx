import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api.ts'
import { loadCards } from '../features/saved-events/load-cards.ts'
import { SavedEventsPage } from '../features/saved-events/saved-events-page.tsx'
import { getLocale } from '../paraglide/runtime.js'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/saved-events')({
  // What asks the API is with the other loaders; in the page's own chunk it would split theirs in two.
  context: () => ({ load: loadCards }),
  loader: async () => {
    const { saved } = await bodyOf(await api.menu.$get({ query: { locale: getLocale() } }))
    return { alternates: saved }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: m.saved_title(),
      description: m.saved_intro(),
      alternates: loaderData?.alternates ?? {},
      indexable: false,
    }),
  component: () => <SavedEventsPage {...Route.useRouteContext()} />,
})
