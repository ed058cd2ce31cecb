import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '../features/content-page/content-head.ts'
import { loadPartners } from '../features/content-page/load-landings.ts'
import { PartnersPage } from '../features/content-page/partners-page.tsx'
import { pageHead } from '../shell/page-head.ts'
import { ServedOperator } from '../shell/served-operator.tsx'

export const Route = createFileRoute('/landing/')({
  staticData: { messages: 'texts' },
  loader: loadPartners,
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(contentHead(loaderData))),
  component: () => <PartnersPage document={Route.useLoaderData()} operator={<ServedOperator />} />,
})
