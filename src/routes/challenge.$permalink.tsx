import { createFileRoute } from '@tanstack/react-router'
import { challengeHead } from '../features/challenge/challenge-head.ts'
import { ChallengePage } from '../features/challenge/challenge-page.tsx'
import { loadChallenge } from '../features/challenge/load-challenge.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/challenge/$permalink')({
  staticData: { messages: 'challenge' },
  loader: ({ params }) => loadChallenge(params.permalink),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(challengeHead(loaderData))),
  component: Page,
})

function Page() {
  const challenge = Route.useLoaderData()
  return <ChallengePage challenge={challenge} key={challenge.slug} />
}
