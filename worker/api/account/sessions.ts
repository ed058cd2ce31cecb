import { Hono } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { auditEntry } from '../../domain/accounts/audit/record-audit.ts'
import { endAllSessions, endOneSession } from '../../domain/accounts/sessions/end-session.ts'
import { listSessions } from '../../domain/accounts/sessions/find-session.ts'
import { presentSessions } from '../../present/account/profile.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Sessions are on pages of members only.')

/**
 * `GET ?locale` → SessionsView. `DELETE /{id}` ends that session of the member, `DELETE` all except the current one;
 * both → `{}`.
 * @throws DomainError not-found for an unknown session and for one of another member alike
 */
export const sessions = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => {
    const now = c.var.clock.now()
    const found = await listSessions(c.var.db, c.var.member.id, now)
    return c.json(presentSessions(found, c.var.member.session, queryLocale(c), now))
  })
  .delete('/', unshown, async (c) => {
    const { db, clock, member } = c.var
    const action = 'session_expired'
    const entry = { action, memberId: member.id, from: auditOriginOf(c), detail: 'others' } as const
    await db.batch([
      endAllSessions(db, member.id, member.session),
      auditEntry(db, entry, clock.now()),
    ])
    return c.json({})
  })
  .delete('/:id', unshown, async (c) => {
    const { db, clock, member } = c.var
    if (!(await endOneSession(db, member.id, c.req.param('id')))) throw new DomainError('not-found')
    const action = 'session_expired'
    const entry = { action, memberId: member.id, from: auditOriginOf(c), detail: 'one' } as const
    await auditEntry(db, entry, clock.now())
    return c.json({})
  })
