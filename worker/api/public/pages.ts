import { Hono } from 'hono'
import * as v from 'valibot'
import { fixedPages } from '../../../src/i18n/fixed-pages.ts'
import { organiserSections } from '../../../src/i18n/words.ts'
import { permalinkPattern } from '../../../src/model/members/saved-events.ts'
import { pageView } from '../../../src/model/schemas/site/frame.ts'
import { presentEditor, presentPage } from '../../present/site/page.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'

const getPage = serve({
  id: 'getPage',
  area: 'pages',
  summary: 'Paths of a fixed page',
  text: 'Paths in every language of a page without parameters: about us, policies, pages of accounts and profiles; also of the sign-up page of an event, and of its editor.',
  query: v.object({
    page: v.pipe(
      v.picklist([...fixedPages, 'event/signup', 'event/welcome']),
      v.description('The page, by its English path without the leading slash.'),
    ),
    permalink: v.optional(
      v.pipe(
        v.string(),
        v.regex(permalinkPattern),
        v.description(
          'Identifier of the event, for the pages below `event` and `organiser-events`.',
        ),
      ),
    ),
    section: v.optional(
      v.pipe(
        v.picklist(organiserSections),
        v.description('Section of the editor, for `organiser-events` with an event.'),
      ),
    ),
  }),
  response: pageView,
  errors: [],
  cache: 'minutes',
  example: '/api/pages?page=members/registration/athlete',
})

export const pages = new Hono<ApiEnvironment>().get('/', getPage, (c) => {
  const { page, permalink = '', section } = c.req.valid('query')
  if (page === 'organiser-events' && permalink !== '')
    return c.json(presentEditor(permalink, section))
  const isStep = page === 'event/signup' || page === 'event/welcome'
  return c.json(presentPage(isStep ? `${page}/${permalink}` : page))
})
