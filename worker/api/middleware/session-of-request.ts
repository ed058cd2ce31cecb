import { sessionOriginOf } from '../../auth/session-origin.ts'
import { sessionToken } from '../../http/session-cookie.ts'
import type { AuditOrigin } from '../../domain/accounts/audit/record-audit.ts'
import { findSession, type CurrentSession } from '../../domain/accounts/sessions/find-session.ts'
import type { ApiEnvironment } from './context.ts'

/** The part of a context that every route of the API has. */
interface RequestContext {
  req: { raw: Request }
  var: Pick<ApiEnvironment['Variables'], 'db' | 'clock' | 'requestId'>
}

/** Browser, country and id of a request, for the audit log. */
export const auditOriginOf = ({ req, var: { requestId } }: RequestContext): AuditOrigin => ({
  ...sessionOriginOf(req.raw),
  requestId,
})

/**
 * The valid session of a request, or null. Each request reads it from D1, so that ending a session takes effect at
 * once.
 * @throws errors of the database; a failed query never counts as signed in or signed out
 */
export async function sessionOfRequest(c: RequestContext): Promise<CurrentSession | null> {
  const token = sessionToken(c.req.raw)
  if (token === null) return null
  const member = await findSession(c.var.db, token, c.var.clock.now())
  return member === null ? null : { token, member }
}
