import { Hono } from 'hono'
import * as v from 'valibot'
import { memberPages } from '../../../src/i18n/words.ts'
import { membersView } from '../../../src/model/schemas/frame.ts'
import { presentMembers } from '../../present/members.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'

const getMembersPage = serve({
  id: 'getMembersPage',
  area: 'pages',
  summary: 'Where a page of members is',
  text: 'Its path in every language.',
  query: v.object({
    page: v.pipe(v.picklist(memberPages), v.description('The page, by its English address.')),
  }),
  answer: membersView,
  errors: [],
  keep: 'minutes',
  example: '/api/members?page=registration/athlete',
})

export const members = new Hono<ApiEnvironment>().get('/', getMembersPage, (c) =>
  c.json(presentMembers(c.req.valid('query').page)),
)
