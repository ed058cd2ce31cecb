import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import { endedCookies } from '../../auth/cookies.ts'
import type { SessionMember } from '../../domain/accounts/sessions/sessions.ts'
import { currentSession } from './asking.ts'
import type { ApiEnvironment } from './context.ts'

/** The environment of routes behind `signedIn`. */
export interface MemberEnvironment extends ApiEnvironment {
  Variables: ApiEnvironment['Variables'] & { member: SessionMember }
}

/**
 * Lets members pass.
 * @throws DomainError not-signed-in; a browser that still thinks to be signed in is told otherwise
 */
export const signedIn: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  const current = await currentSession(c)
  c.header('cache-control', 'private, no-store')
  if (current === null) {
    for (const cookie of endedCookies) c.header('set-cookie', cookie, { append: true })
    throw new DomainError('not-signed-in')
  }
  c.set('member', current.member)
  await next()
}

/** Behind `signedIn`. @throws DomainError forbidden for members who speak for no organisation */
export const organisersOnly: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  if (c.var.member.role === 'athlete') throw new DomainError('forbidden')
  await next()
}
