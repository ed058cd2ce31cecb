import { createFileRoute } from '@tanstack/react-router'
import { aboutHead } from '../features/about/about-head.ts'
import { AboutPage } from '../features/about/about-page.tsx'
import { loadAlternates } from '../api/load-alternates.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/about-us')({
  staticData: { messages: 'texts' },
  loader: () => loadAlternates('about-us'),
  head: ({ loaderData }) => pageHead(aboutHead(loaderData?.alternates ?? {})),
  component: AboutPage,
})
