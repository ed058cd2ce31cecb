import { createFileRoute } from '@tanstack/react-router'
import { api, bodyOf } from '../api.ts'
import { homeDescription, HomePage } from '../features/home/home-page.tsx'
import { m } from '../paraglide/messages.js'
import { readerQuery } from '../reader-query.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/')({
  loader: async () => await bodyOf(await api.home.$get({ query: readerQuery() })),
  head: ({ loaderData }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          title: m.home_head_title(),
          description: homeDescription(loaderData),
          alternates: loaderData.alternates,
        }),
  component: () => <HomePage home={Route.useLoaderData()} />,
})
