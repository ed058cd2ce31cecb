import { createFileRoute } from '@tanstack/react-router'
import { campaignHead } from '../features/sale/campaign-head.ts'
import { CampaignPage } from '../features/sale/campaign-page.tsx'
import { loadCampaign } from '../features/sale/load-campaign.ts'
import { pageHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/lp/$campaign')({
  staticData: { messages: 'sale' },
  loader: ({ params }) => loadCampaign(params.campaign),
  head: ({ loaderData }) => (loaderData === undefined ? {} : pageHead(campaignHead(loaderData))),
  component: () => <CampaignPage campaign={Route.useLoaderData()} />,
})
