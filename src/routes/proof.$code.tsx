import { createFileRoute } from '@tanstack/react-router'
import { ProofPage } from '../features/challenge/proof-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/proof/$code')({
  staticData: { messages: 'challenge' },
  loader: async ({ params }) => {
    const { loadProof } = await import('../features/challenge/load-challenge.ts')
    return await loadProof(params.code)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { proofHead } = await import('../features/challenge/challenge-head.ts')
    return pageHead(proofHead(loaderData))
  },
  component: () => <ProofPage proof={Route.useLoaderData()} />,
})
