import { createFileRoute } from '@tanstack/react-router'
import { ChallengesPage } from '../features/challenge/challenges-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/challenge/')({
  staticData: { messages: 'challenge' },
  loader: async () => {
    const { loadChallenges } = await import('../features/challenge/load-challenge.ts')
    return await loadChallenges()
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { challengesHead } = await import('../features/challenge/challenge-head.ts')
    return pageHead(challengesHead(loaderData))
  },
  component: () => <ChallengesPage view={Route.useLoaderData()} />,
})
