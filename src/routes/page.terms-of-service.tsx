import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '../features/content-page/content-head.ts'
import { loadContent } from '../features/content-page/load-content.ts'
import { PolicyPage } from '../features/content-page/policy-page.tsx'
import { versionSearch } from '../features/content-page/version-search.ts'
import { pageHead } from '../shell/page-head.ts'
import { ServedOperator } from '../shell/served-operator.tsx'

export const Route = createFileRoute('/page/terms-of-service')({
  staticData: { messages: 'texts' },
  loaderDeps: ({ search }) => versionSearch(search),
  loader: ({ deps }) => loadContent('terms-of-service', deps.version),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(contentHead(loaderData))),
  component: Page,
})

function Page() {
  return (
    <PolicyPage document={Route.useLoaderData()}>
      <ServedOperator />
    </PolicyPage>
  )
}
