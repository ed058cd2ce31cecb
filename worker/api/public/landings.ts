import { Hono } from 'hono'
import * as v from 'valibot'
import { landingsView } from '../../../src/model/schemas/site/landing.ts'
import { findDocument } from '../../domain/content/documents/find-document.ts'
import { listLandings } from '../../domain/content/landings/list-landings.ts'
import { presentLanding, presentPartners } from '../../present/site/landing.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readingOf } from './block-facts.ts'
import { readerKeys, readerOf } from './reader.ts'

const getLandings = serve({
  id: 'getLandings',
  area: 'pages',
  summary: 'Pages of partners',
  text: 'All partners that have a page; with `slug` also that page, with its texts, lists of races and logos.',
  query: v.object({
    ...readerKeys,
    slug: v.optional(v.pipe(v.string(), v.description('Identifier of the page of a partner.'))),
  }),
  response: landingsView,
  errors: ['not-found', 'gone'],
  cache: 'minutes',
  example: '/api/landings?locale=en',
})

export const landings = new Hono<ApiEnvironment>().get('/', getLandings, async (c) => {
  const { slug, ...keys } = c.req.valid('query')
  const reader = await readerOf(c.var.settings, keys)
  const partners = presentPartners(await listLandings(c.var.db), reader.locale)
  if (slug === undefined) return c.json({ partners, page: null })
  const found = await findDocument(c.var.db, { kind: 'landing', slug })
  const reading = await readingOf(c, found.content.blocks, reader)
  return c.json({ partners, page: presentLanding(found, reading, slug) })
})
