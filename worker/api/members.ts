import { Hono } from 'hono'
import { memberPages } from '../../src/i18n/words.ts'
import { DomainError } from '../../src/model/errors.ts'
import { presentMembers } from '../present/members.ts'
import type { ApiEnvironment } from './middleware/context.ts'

/** The addresses of the pages of members. */
export const members = new Hono<ApiEnvironment>().get('/:page', (c) => {
  const page = memberPages.find((each) => each === c.req.param('page'))
  if (page === undefined) throw new DomainError('not-found')
  return c.json(presentMembers(page))
})
