import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '../features/content-page/content-head.ts'
import { LandingPage } from '../features/content-page/landing-page.tsx'
import { loadLanding } from '../features/content-page/load-landings.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/landing/$slug')({
  staticData: { messages: 'texts' },
  loader: ({ params }) => loadLanding(params.slug),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(contentHead(loaderData))),
  component: () => <LandingPage landing={Route.useLoaderData()} />,
})
