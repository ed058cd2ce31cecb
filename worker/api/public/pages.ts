import { Hono } from 'hono'
import * as v from 'valibot'
import { fixedPages } from '../../../src/i18n/fixed-pages.ts'
import { pageView } from '../../../src/model/schemas/frame.ts'
import { presentPage } from '../../present/page.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'

const getPage = serve({
  id: 'getPage',
  area: 'pages',
  summary: 'Paths of a fixed page',
  text: 'Paths in every language of a page without parameters: about us, policies, pages of accounts and profiles.',
  query: v.object({
    page: v.pipe(
      v.picklist(fixedPages),
      v.description('The page, by its English path without the leading slash.'),
    ),
  }),
  response: pageView,
  errors: [],
  cache: 'minutes',
  example: '/api/pages?page=members/registration/athlete',
})

export const pages = new Hono<ApiEnvironment>().get('/', getPage, (c) =>
  c.json(presentPage(c.req.valid('query').page)),
)
