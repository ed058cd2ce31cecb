import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import { endedCookies, sessionToken } from '../../auth/cookies.ts'
import { findSession, type SessionMember } from '../../domain/sessions/sessions.ts'
import type { ApiEnvironment } from './context.ts'

/** The environment of routes behind `signedIn`. */
export interface MemberEnvironment extends ApiEnvironment {
  Variables: ApiEnvironment['Variables'] & { member: SessionMember }
}

/**
 * Lets members pass, whose session is looked up in D1 each time, so that one that was ended is ended. A failure of the
 * database is a failure, never a member.
 * @throws DomainError not-signed-in; a browser that still thinks to be signed in is told otherwise
 */
export const signedIn: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  const token = sessionToken(c.req.raw)
  const member = token === null ? null : await findSession(c.var.db, token, c.var.clock.now())
  c.header('cache-control', 'private, no-store')
  if (member === null) {
    for (const cookie of endedCookies) c.header('set-cookie', cookie, { append: true })
    throw new DomainError('not-signed-in')
  }
  c.set('member', member)
  await next()
}

/** Behind `signedIn`. @throws DomainError forbidden for members who speak for no organisation */
export const organisersOnly: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  if (c.var.member.role === 'athlete') throw new DomainError('forbidden')
  await next()
}
