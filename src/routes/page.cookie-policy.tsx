import { createFileRoute } from '@tanstack/react-router'
import { CookiePage } from '../features/policies/cookie-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { m } from '../paraglide/messages.js'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/page/cookie-policy')({
  staticData: { messages: 'texts' },
  loader: () => loadAlternates('page/cookie-policy'),
  head: ({ loaderData }) =>
    pageHead({
      title: m.cookies_heading(),
      description: m.cookies_description(),
      alternates: loaderData?.alternates ?? {},
      sheets: ['text'],
    }),
  component: CookiePage,
})
