import { recordOf } from '../model/values/record-of.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/')({
  staticData: { messages: 'home' },
  loaderDeps: ({ search }) => ({ isNear: recordOf(search)['near'] === 'me' }),
  loader: async ({ deps }) => await loadHome(deps.isNear),
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { homeHead } = await import('../features/home/home-head.ts')
    return pageHead(homeHead(loaderData))
  },
  component: () => <HomePage loaded={Route.useLoaderData()} />,
})
