import { notFound } from '@tanstack/react-router'
import { api, bodyOf } from '../../api/index.ts'
import type { MissingData } from '../../api/missing.ts'
import type { CampaignView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { readerQuery } from '../../request/preferences.ts'

export type OpenCampaign = Pick<CampaignView, 'days' | 'alternates'> &
  NonNullable<CampaignView['open']>

/** Loads a campaign. @throws notFound for an unknown one, and outside of its days, which the error names */
export async function loadCampaign(campaign: string): Promise<OpenCampaign> {
  const { days, alternates, open } = await bodyOf(
    await api.campaigns[':campaign'].$get({ param: { campaign }, query: readerQuery() }),
  )
  if (open === null) {
    const text = m.sale_closed({ dates: days })
    throw notFound({ data: { code: 'not-found', text } satisfies MissingData })
  }
  return { days, alternates, ...open }
}
