import { originOf } from '../../auth/agent.ts'
import { sessionToken } from '../../http/session-cookie.ts'
import type { Origin } from '../../domain/accounts/audit/record-audit.ts'
import { findSession, type CurrentSession } from '../../domain/accounts/sessions/sessions.ts'
import type { ApiEnvironment } from './context.ts'

/** Who asks, and from where. */

/** As much of a context as any route has, whatever else is in it. */
interface Asking {
  req: { raw: Request }
  var: Pick<ApiEnvironment['Variables'], 'db' | 'clock' | 'requestId'>
}

/** From where a request comes, for the log of accounts. */
export const fromOf = ({ req, var: { requestId } }: Asking): Origin => ({
  ...originOf(req.raw),
  requestId,
})

/**
 * The session of a request, looked up in D1 each time, so that one that was ended is ended; null where there is none, or
 * none that is good. A failure of the database is a failure, never a member.
 */
export async function currentSession({ req, var: has }: Asking): Promise<CurrentSession | null> {
  const token = sessionToken(req.raw)
  if (token === null) return null
  const member = await findSession(has.db, token, has.clock.now())
  return member === null ? null : { token, member }
}
