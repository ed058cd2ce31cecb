import { createFileRoute } from '@tanstack/react-router'
import { ChallengePage } from '../features/challenge/challenge-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/challenge/$permalink')({
  staticData: { messages: 'challenge' },
  loader: async ({ params }) => {
    const { loadChallenge } = await import('../features/challenge/load-challenge.ts')
    return await loadChallenge(params.permalink)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { challengeHead } = await import('../features/challenge/challenge-head.ts')
    return pageHead(challengeHead(loaderData))
  },
  component: Page,
})

function Page() {
  const challenge = Route.useLoaderData()
  return <ChallengePage challenge={challenge} key={challenge.slug} />
}
