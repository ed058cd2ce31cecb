import type { OpenCampaign } from './load-campaign.ts'

/** Head of a campaign. Its life is too short for search engines. */
export const campaignHead = ({ document: { title, summary }, alternates }: OpenCampaign) => ({
  title,
  description: summary,
  alternates,
  indexable: false,
  sheets: ['text', 'sale'] as const,
})
