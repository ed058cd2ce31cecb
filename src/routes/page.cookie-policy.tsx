import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '../features/content-page/content-head.ts'
import { loadContent } from '../features/content-page/load-content.ts'
import { CookiePage } from '../features/content-page/cookie-page.tsx'
import { versionSearch } from '../features/content-page/version-search.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/page/cookie-policy')({
  staticData: { messages: 'texts' },
  loaderDeps: ({ search }) => versionSearch(search),
  loader: ({ deps }) => loadContent('cookie-policy', deps.version),
  head: ({ loaderData }) =>
    loaderData === undefined ? {} : pageHead(contentHead(loaderData, { name: m.footer_cookies() })),
  component: () => <CookiePage document={Route.useLoaderData()} />,
})
