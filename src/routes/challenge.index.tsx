import { createFileRoute } from '@tanstack/react-router'
import { challengesHead } from '../features/challenge/challenge-head.ts'
import { ChallengesPage } from '../features/challenge/challenges-page.tsx'
import { loadChallenges } from '../features/challenge/load-challenge.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/challenge/')({
  staticData: { messages: 'challenge' },
  loader: loadChallenges,
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(challengesHead(loaderData))),
  component: () => <ChallengesPage view={Route.useLoaderData()} />,
})
