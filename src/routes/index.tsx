import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api/index.ts'
import { homeHead } from '../features/home/home-head.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { readerQuery } from '../request/preferences.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/')({
  loader: async () => await bodyOf(await api.home.$get({ query: readerQuery() })),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(homeHead(loaderData))),
  component: () => <HomePage home={Route.useLoaderData()} />,
})
