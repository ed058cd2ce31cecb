import { Hono } from 'hono'
import * as v from 'valibot'
import { contentPages } from '../../../src/i18n/content-pages.ts'
import { documentView, nearDocumentsView } from '../../../src/model/schemas/site/document.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { shortText } from '../../calendar-filters/key-schemas.ts'
import { findDocument } from '../../domain/content/documents/find-document.ts'
import { findNearDocuments } from '../../domain/content/documents/near-documents.ts'
import { documentPath } from '../../present/paths/document-path.ts'
import { presentDocument } from '../../present/site/document.ts'
import { foreignTag } from '../../present/texts/foreign-tag.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'
import { readingOf } from './block-facts.ts'
import { readerKeys, readerOf } from './reader.ts'

const getDocument = serve({
  id: 'getDocument',
  area: 'pages',
  summary: 'A page of words',
  text: 'Texts of a page that the site’s staff edits, as blocks in the language of the reader, or in English where the language lacks one.',
  path: {
    page: 'Identifier of the page: `about-us`, `cookie-policy`, `for-organisers`, `partners`, `privacy-policy` or `terms-of-service`.',
  },
  query: v.object(readerKeys),
  response: documentView,
  errors: ['not-found', 'gone'],
  cache: 'minutes',
  example: '/api/documents/terms-of-service?locale=en',
})

const getNearDocuments = serve({
  id: 'getNearDocuments',
  area: 'pages',
  summary: 'Suggestions for an unknown article, challenge or partner',
  text: 'Published pages whose address or title is like an address that was not found, the nearest first; an empty list if none is like it.',
  query: v.object({
    locale: localeKey,
    kind: v.pipe(
      v.picklist(['article', 'challenge', 'landing']),
      v.description('Kind of the page.'),
    ),
    slug: v.pipe(shortText(320), v.description('The last part of the address.')),
  }),
  response: nearDocumentsView,
  errors: [],
  cache: 'minutes',
  example: '/api/documents/nearest?kind=challenge&slug=seven-citys&locale=en',
})

export const documents = new Hono<ApiEnvironment>()
  .get('/nearest', getNearDocuments, async (c) => {
    const { locale, kind, slug } = c.req.valid('query')
    const { db, clock } = c.var
    const found = await findNearDocuments(db, { kind, slug }, locale, clock.now())
    return c.json({
      nearest: found.map((each) => ({
        label: each.title,
        path: documentPath({ kind, slug: each.slug }, locale) ?? '',
        lang: foreignTag(each.locale, locale),
      })),
    })
  })
  .get('/:page', getDocument, async (c) => {
    const reader = await readerOf(c.var.settings, c.req.valid('query'))
    const page = contentPages.find((each) => each === c.req.param('page'))
    if (page === undefined) throw new DomainError('not-found')
    const name = { kind: 'page', slug: page } as const
    const found = await findDocument(c.var.db, name)
    const reading = await readingOf(c, found.content.blocks, reader)
    return c.json(presentDocument(found, reading, name))
  })
