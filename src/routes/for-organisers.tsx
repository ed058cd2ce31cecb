import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../features/content-page/load-content.ts'
import { OrganisersPage } from '../features/content-page/organisers-page.tsx'
import { contentHead } from '../features/content-page/content-head.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/for-organisers')({
  staticData: { messages: 'texts' },
  loader: () => loadContent('for-organisers'),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(contentHead(loaderData))),
  component: () => <OrganisersPage document={Route.useLoaderData()} />,
})
