import { createFileRoute } from '@tanstack/react-router'
import { proofHead } from '../features/challenge/challenge-head.ts'
import { loadProof } from '../features/challenge/load-challenge.ts'
import { ProofPage } from '../features/challenge/proof-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/proof/$code')({
  staticData: { messages: 'challenge' },
  loader: ({ params }) => loadProof(params.code),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(proofHead(loaderData))),
  component: () => <ProofPage proof={Route.useLoaderData()} />,
})
