import { createFileRoute } from '@tanstack/react-router'
import { aboutHead } from '../features/content-page/about-head.ts'
import { AboutPage } from '../features/content-page/about-page.tsx'
import { loadContent } from '../features/content-page/load-content.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/about-us')({
  staticData: { messages: 'texts' },
  loader: () => loadContent('about-us'),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(aboutHead(loaderData))),
  component: () => <AboutPage document={Route.useLoaderData()} />,
})
