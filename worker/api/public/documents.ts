import { Hono } from 'hono'
import * as v from 'valibot'
import { contentPages } from '../../../src/i18n/content-pages.ts'
import { documentView } from '../../../src/model/schemas/site/document.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findDocument } from '../../domain/content/documents/find-document.ts'
import { presentDocument } from '../../present/site/document.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
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

export const documents = new Hono<ApiEnvironment>().get('/:page', getDocument, async (c) => {
  const reader = await readerOf(c.var.settings, c.req.valid('query'))
  const page = contentPages.find((each) => each === c.req.param('page'))
  if (page === undefined) throw new DomainError('not-found')
  const name = { kind: 'page', slug: page } as const
  const found = await findDocument(c.var.db, name)
  const reading = await readingOf(c, found.content.blocks, reader)
  return c.json(presentDocument(found, reading, name))
})
