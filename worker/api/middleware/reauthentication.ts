import type { Context } from 'hono'
import type { Reauthentication } from '../../auth/reauthenticate.ts'
import { readSecrets } from '../../auth/secrets.ts'
import type { MemberEnvironment } from './require-member.ts'
import { auditOriginOf } from './session-of-request.ts'

/** Arguments of `reauthenticate` from a request behind `requireMember`. */
export const reauthenticationOf = (c: Context<MemberEnvironment>): Reauthentication => ({
  db: c.var.db,
  pepper: readSecrets(c.env).AUTH_PEPPER,
  now: c.var.clock.now(),
  from: auditOriginOf(c),
  member: c.var.member,
})
