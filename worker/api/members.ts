import { Hono } from 'hono'
import * as v from 'valibot'
import { memberPages } from '../../src/i18n/words.ts'
import { DomainError } from '../../src/model/errors.ts'
import { membersView } from '../../src/model/schemas/frame.ts'
import { presentMembers } from '../present/members.ts'
import type { ApiEnvironment } from './middleware/context.ts'
import { serve } from './middleware/operation.ts'

const getMembersPage = serve({
  id: 'getMembersPage',
  area: 'pages',
  summary: 'Where a page of members is',
  text: 'Its path in every language.',
  path: { page: `One of ${memberPages.join(', ')}.` },
  query: v.object({}),
  answer: membersView,
  errors: ['not-found'],
  keep: 'minutes',
  example: '/api/members/signin',
})

export const members = new Hono<ApiEnvironment>().get('/:page', getMembersPage, (c) => {
  const page = memberPages.find((each) => each === c.req.param('page'))
  if (page === undefined) throw new DomainError('not-found')
  return c.json(presentMembers(page))
})
