import { Hono } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import { auditEntry } from '../../domain/accounts/audit/record-audit.ts'
import {
  endAllSessions,
  endOneSession,
  listSessions,
} from '../../domain/accounts/sessions/sessions.ts'
import { presentSessions } from '../../present/profile.ts'
import { fromOf } from '../middleware/asking.ts'
import { localeOf, own } from '../middleware/own.ts'
import type { MemberEnvironment } from '../middleware/signed-in.ts'

/**
 * `GET ?locale` gives where the member is signed in (SessionsView). `DELETE /{id}` ends one of the member's sessions,
 * `DELETE` all but the one that asks; both answer {}.
 * @throws DomainError not-found for a session that is not the member's, whether it is somebody's or nobody's
 */
export const sessions = new Hono<MemberEnvironment>()
  .get('/', own, async (c) => {
    const now = c.var.clock.now()
    const found = await listSessions(c.var.db, c.var.member.id, now)
    return c.json(presentSessions(found, c.var.member.session, localeOf(c), now))
  })
  .delete('/', own, async (c) => {
    const { db, clock, member } = c.var
    const action = 'session_expired'
    const entry = { action, memberId: member.id, from: fromOf(c), detail: 'others' } as const
    await db.batch([
      endAllSessions(db, member.id, member.session),
      auditEntry(db, entry, clock.now()),
    ])
    return c.json({})
  })
  .delete('/:id', own, async (c) => {
    const { db, clock, member } = c.var
    if (!(await endOneSession(db, member.id, c.req.param('id')))) throw new DomainError('not-found')
    const action = 'session_expired'
    const entry = { action, memberId: member.id, from: fromOf(c), detail: 'one' } as const
    await auditEntry(db, entry, clock.now())
    return c.json({})
  })
