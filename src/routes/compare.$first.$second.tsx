import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage } from '../features/comparison/comparison-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/compare/$first/$second')({
  staticData: { messages: 'comparison' },
  loader: async ({ params }) => {
    const { loadComparison } = await import('../features/comparison/comparison-route.ts')
    return await loadComparison(params.first, params.second)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { comparisonHead } = await import('../features/comparison/comparison-route.ts')
    return pageHead(comparisonHead(loaderData))
  },
  component: () => <ComparisonPage view={Route.useLoaderData()} />,
})
