import { createFileRoute } from '@tanstack/react-router'
import { loadSport } from '../features/sport-page/load-sport.ts'
import { SportPage } from '../features/sport-page/sport-page.tsx'
import { sportHead } from '../features/sport-page/sport-head.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/sport/$sport')({
  loader: ({ params }) => loadSport(params.sport),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(sportHead(loaderData))),
  component: () => <SportPage view={Route.useLoaderData()} />,
})
