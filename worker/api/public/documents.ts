import { Hono } from 'hono'
import * as v from 'valibot'
import { contentPages, datedPages } from '../../../src/i18n/content-pages.ts'
import {
  nearDocumentsView,
  versionedDocumentView,
} from '../../../src/model/schemas/site/document.ts'
import { versionKey } from '../../../src/model/documents/version-key.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { shortText } from '../../calendar-filters/key-schemas.ts'
import { findDocument } from '../../domain/content/documents/find-document.ts'
import { findVersion, listVersions } from '../../domain/content/documents/find-versions.ts'
import { findNearDocuments } from '../../domain/content/documents/near-documents.ts'
import { documentPath } from '../../present/paths/document-path.ts'
import { presentDocument } from '../../present/site/document.ts'
import { presentVersions } from '../../present/site/versions.ts'
import { foreignTag } from '../../present/texts/foreign-tag.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'
import { readingOf } from './block-facts.ts'
import { readerKeys, readerOf } from './reader.ts'

const versionNumber = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/u), v.transform(Number))),
  v.description('Number of a former version of a policy, as in `versions`.'),
)

const getDocument = serve({
  id: 'getDocument',
  area: 'pages',
  summary: 'A page of words',
  text: 'Texts of a page that the site’s staff edits, as blocks in the language of the reader, or in English where the language lacks one. Former versions of a policy stay readable.',
  path: {
    page: 'Identifier of the page: `about-us`, `cookie-policy`, `for-organisers`, `partners`, `privacy-policy` or `terms-of-service`.',
  },
  query: v.object({ ...readerKeys, [versionKey]: versionNumber }),
  response: versionedDocumentView,
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
    const { version: asked, ...keys } = c.req.valid('query')
    const reader = await readerOf(c.var.settings, keys)
    const page = contentPages.find((each) => each === c.req.param('page'))
    if (page === undefined) throw new DomainError('not-found')
    const name = { kind: 'page', slug: page } as const
    const [present, versions] = await Promise.all([
      findDocument(c.var.db, name),
      datedPages.includes(page) ? listVersions(c.var.db, name) : [],
    ])
    const shown = asked === undefined ? versions[0] : versions.find((each) => each.number === asked)
    if (asked !== undefined && shown === undefined) throw new DomainError('not-found')
    const isFormer = shown !== undefined && shown !== versions[0]
    const found = isFormer
      ? { ...present, ...(await findVersion(c.var.db, name, shown.number)), updatedAt: shown.at }
      : present
    const reading = await readingOf(c, found.content.blocks, reader)
    const path = documentPath(name, reader.locale) ?? ''
    return c.json({
      ...presentDocument(found, reading, name),
      isFormer,
      versions: presentVersions(versions, path, shown, reader.locale),
    })
  })
