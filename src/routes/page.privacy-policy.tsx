import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '../features/content-page/content-head.ts'
import { loadContent } from '../features/content-page/load-content.ts'
import { PolicyPage } from '../features/content-page/policy-page.tsx'
import { versionSearch } from '../features/content-page/version-search.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'
import { ServedOperator } from '../shell/served-operator.tsx'

export const Route = createFileRoute('/page/privacy-policy')({
  staticData: { messages: 'texts' },
  loaderDeps: ({ search }) => versionSearch(search),
  loader: ({ deps }) => loadContent('privacy-policy', deps.version),
  head: ({ loaderData }) =>
    loaderData === undefined ? {} : pageHead(contentHead(loaderData, { name: m.footer_privacy() })),
  component: Page,
})

function Page() {
  const after = { rights: <ServedOperator /> }
  return <PolicyPage document={Route.useLoaderData()} after={after} />
}
