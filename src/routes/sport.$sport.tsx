import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api/index.ts'
import { SportPage } from '../features/sport-page/sport-page.tsx'
import { sportHead } from '../features/sport-page/sport-head.ts'
import { readerQuery } from '../api/reader-query.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/sport/$sport')({
  loader: async ({ params }) =>
    await bodyOf(
      await api.sports[':word'].$get({
        param: { word: params.sport },
        query: readerQuery(),
      }),
    ),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(sportHead(loaderData))),
  component: () => <SportPage view={Route.useLoaderData()} />,
})
