import { Hono, type Context } from 'hono'
import { openDraft } from '../../domain/organisers/drafts/open-draft.ts'
import { findRevision, listRevisions } from '../../domain/organisers/revisions/find-revisions.ts'
import { restoreRevision } from '../../domain/organisers/revisions/restore-revision.ts'
import { presentDraft, presentRevisions } from '../../present/draft.ts'
import { queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { eventOf } from './event-pictures.ts'

/** The revision of the path; 0, which no event has, for a text that is no number. */
const revisionOf = (c: Context<MemberEnvironment>) => ({
  permalink: eventOf(c).permalink,
  number: Math.trunc(Number(c.req.param('number'))) || 0,
})

/**
 * History of a published event. `POST /draft` opens its draft → DraftView; `GET /revisions?locale` → { revisions };
 * `GET /revisions/{number}` → { changes }; `POST /revisions/{number}/restore` → DraftView, conflict if it has a draft.
 * @throws DomainError not-found for an event of others
 */
export const revisions = new Hono<MemberEnvironment>()
  .post('/draft', async (c) => {
    const { permalink, memberId } = eventOf(c)
    return c.json(presentDraft(await openDraft(c.var.db, memberId, permalink, c.var.clock.now())))
  })
  .get('/revisions', async (c) => {
    const { permalink, memberId } = eventOf(c)
    const found = await listRevisions(c.var.db, memberId, permalink)
    return c.json(presentRevisions(found, queryLocale(c)))
  })
  .get('/revisions/:number', async (c) => {
    const { changes } = await findRevision(c.var.db, c.var.member.id, revisionOf(c))
    return c.json({ changes })
  })
  .post('/revisions/:number/restore', async (c) => {
    const { db, member, clock } = c.var
    return c.json(presentDraft(await restoreRevision(db, member.id, revisionOf(c), clock.now())))
  })
