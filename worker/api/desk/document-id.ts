import type { Context } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/** Id of the document in the path. @throws DomainError not-found for a text that is no id */
export function documentIdOf(c: Context<MemberEnvironment>): number {
  const text = c.req.param('id') ?? ''
  if (!/^[1-9]\d{0,14}$/u.test(text)) throw new DomainError('not-found')
  return Number(text)
}

export const unshown = showsNothing('Drafts are on no public page.')
