import { createFileRoute } from '@tanstack/react-router'
import { loadSport } from '../features/sport-page/load-sport.ts'
import { SportPage } from '../features/sport-page/sport-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/sport/$sport')({
  staticData: { messages: 'sport', menu: 'hue' },
  loader: ({ params }) => loadSport(params.sport),
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { sportHead } = await import('../features/sport-page/sport-head.ts')
    return pageHead(sportHead(loaderData))
  },
  component: () => <SportPage view={Route.useLoaderData()} />,
})
