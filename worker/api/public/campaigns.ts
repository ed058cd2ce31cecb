import { Hono } from 'hono'
import * as v from 'valibot'
import { dateSpan } from '../../../src/i18n/date-span.ts'
import { campaigns as allCampaigns } from '../../../src/i18n/words.ts'
import { campaignView } from '../../../src/model/schemas/site/landing.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findSale } from '../../domain/catalogue/prices/find-sale.ts'
import { isCampaignOpen } from '../../domain/content/campaigns/campaign-window.ts'
import { findDocument } from '../../domain/content/documents/find-document.ts'
import { presentDocument } from '../../present/site/document.ts'
import { presentSale } from '../../present/sale/sale.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readingOf } from './block-facts.ts'
import { readerKeys, readerOf } from './reader.ts'

const getCampaign = serve({
  id: 'getCampaign',
  area: 'pages',
  summary: 'A campaign of a few days',
  text: 'Texts of the campaign with the races whose price was lowered, as in `/api/sale`. Outside of its days it has its title and these days only.',
  path: { campaign: 'Identifier of the campaign: `black-friday`.' },
  query: v.object(readerKeys),
  response: campaignView,
  errors: ['not-found', 'gone'],
  cache: 'minutes',
  example: '/api/campaigns/black-friday?locale=en',
})

export const campaigns = new Hono<ApiEnvironment>().get('/:campaign', getCampaign, async (c) => {
  const reader = await readerOf(c.var.settings, c.req.valid('query'))
  const campaign = allCampaigns.find((each) => each === c.req.param('campaign'))
  if (campaign === undefined) throw new DomainError('not-found')
  const name = { kind: 'campaign', slug: campaign } as const
  const found = await findDocument(c.var.db, name)
  const days = found.content.campaign
  if (days === null) throw new DomainError('not-found')
  const reading = await readingOf(c, found.content.blocks, reader)
  const { title, alternates, ...texts } = presentDocument(found, reading, name)
  const isOpen = isCampaignOpen(days, c.var.clock.now())
  const at = c.var.clock.now().toISOString()
  const sale = isOpen ? await findSale(c.var.db, reader.locale, at) : null
  return c.json({
    title,
    days: dateSpan(days.from, days.until, reader.locale, 'long'),
    open:
      sale === null
        ? null
        : {
            document: { ...texts, title, alternates },
            sale: presentSale(sale, reader),
          },
    alternates,
  })
})
