import { createFileRoute } from '@tanstack/react-router'
import { CampaignPage } from '../features/sale/campaign-page.tsx'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/lp/$campaign')({
  staticData: { messages: 'sale' },
  loader: async ({ params }) => {
    const { loadCampaign } = await import('../features/sale/load-campaign.ts')
    return await loadCampaign(params.campaign)
  },
  head: async ({ loaderData }) => {
    if (loaderData === undefined) return {}
    const { campaignHead } = await import('../features/sale/campaign-head.ts')
    return pageHead(campaignHead(loaderData))
  },
  component: () => <CampaignPage campaign={Route.useLoaderData()} />,
})
