import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api/index.ts'
import { SharedList } from '../features/saved-events/member-list/shared-list.tsx'
import { readerQuery } from '../request/preferences.ts'
import { pageHead } from '../shell/page-head.ts'

/** A shared list: outside of the member area's frame, because its readers need no account. */
export const Route = createFileRoute('/profile_/saved-events/$token')({
  staticData: { messages: 'profile' },
  loader: async ({ params: { token } }) => {
    const request = { param: { token }, query: readerQuery() }
    return await bodyOf(await api.lists[':token'].$get(request))
  },
  head: ({ loaderData }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          title: loaderData.title,
          description: loaderData.intro,
          alternates: loaderData.alternates,
          indexable: false,
          // The URL is a secret.
          referrer: 'no-referrer',
          // The sheet of a member's area has the parts of rows.
          sheets: ['profile', 'saved'],
        }),
  component: () => <SharedList {...Route.useLoaderData()} />,
})
