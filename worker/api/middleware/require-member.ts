import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { DomainError } from '../../../src/model/values/errors.ts'
import { endedCookies } from '../../auth/cookies.ts'
import type { SessionMember } from '../../domain/accounts/sessions/find-session.ts'
import type { ApiEnvironment } from './context.ts'
import { csrfProtected } from './csrf-protected.ts'
import { countRequest } from './rate-limit.ts'
import { isWrite } from './same-origin.ts'
import { sessionOfRequest } from './session-of-request.ts'

/** Environment of routes behind `requireMember`. */
export interface MemberEnvironment extends ApiEnvironment {
  Variables: ApiEnvironment['Variables'] & { member: SessionMember }
}

/**
 * Passes requests with a valid session and sets `member`. Otherwise it removes the session's cookies, so that a browser
 * whose session has ended shows itself signed out.
 * @throws DomainError not-signed-in
 */
export const requireMember: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  const current = await sessionOfRequest(c)
  c.header('cache-control', 'private, no-store')
  if (current === null) {
    for (const cookie of endedCookies) c.header('set-cookie', cookie, { append: true })
    throw new DomainError('not-signed-in')
  }
  c.set('member', current.member)
  await next()
}

/**
 * Limits the writes of a member, whatever they change. An editor in which something is always being typed saves 24 times a
 * minute (src/features/member-area/draft/autosave.ts), a fifth of the limit; an act on many rows is one request.
 * @throws DomainError too-many-requests
 */
const limitWrites: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  const { settings, member } = c.var
  if (isWrite(c.req.method))
    await countRequest(settings, 'WRITE_LIMIT', c.req.raw.headers, `member/${member.id}`)
  await next()
}

/**
 * Gate of a member's own account: a session and, for writes, the CSRF token of our own pages and the limit of writes.
 * @throws as its parts
 */
export const requireAccount: MiddlewareHandler<MemberEnvironment> = every(
  csrfProtected,
  requireMember,
  limitWrites,
)

/** The same for writes, below a prefix whose other reads are public. @throws as its parts */
export const requireAccountToWrite: MiddlewareHandler<MemberEnvironment> = async (c, next) =>
  await (isWrite(c.req.method) ? requireAccount(c, next) : next())

/** Gate of organisers, after `requireMember`: refuses athletes. @throws DomainError forbidden */
export const requireOrganiser: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  if (c.var.member.role === 'athlete') throw new DomainError('forbidden')
  await next()
}

/** Gate of moderators, after `requireMember`. @throws DomainError forbidden */
export const requireModerator: MiddlewareHandler<MemberEnvironment> = async (c, next) => {
  if (c.var.member.role !== 'moderator') throw new DomainError('forbidden')
  await next()
}
