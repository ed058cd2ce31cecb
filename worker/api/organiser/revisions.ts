import type { RevisionView } from '../../../src/model/schemas/event/draft-views.ts'
import { Hono, type Context } from 'hono'
import { waitingCorrections } from '../../domain/community/corrections/corrections-for.ts'
import { eventKind } from '../../domain/organisers/publish/event-kind.ts'
import { findRevision, listRevisions } from '../../domain/publishing/find-revisions.ts'
import { openDraft } from '../../domain/publishing/open-draft.ts'
import { restoreRevision } from '../../domain/publishing/restore-revision.ts'
import { presentDraft, presentRevisions } from '../../present/organiser/draft.ts'
import { presentWaiting } from '../../present/community/waiting-corrections.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { eventOf } from './event-pictures.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/** The revision of the path; 0, which no event has, for a text that is no number. */
const revisionOf = (c: Context<MemberEnvironment>) => ({
  memberId: c.var.member.id,
  reference: eventOf(c).permalink,
  number: Math.trunc(Number(c.req.param('number'))) || 0,
})

const unshown = showsNothing('Drafts are on no public page.')

/**
 * History of a published event. `POST /draft?locale` opens its draft → DraftView, with the facts whose
 * corrections wait; `GET /revisions?locale` → { revisions };
 * `GET /revisions/{number}` → { changes }; `POST /revisions/{number}/restore` → DraftView, conflict if it has a draft.
 * @throws DomainError not-found for an event of others
 */
export const revisions = new Hono<MemberEnvironment>()
  .post('/draft', unshown, localeQuery, async (c) => {
    const { permalink, memberId } = eventOf(c)
    const { db, clock } = c.var
    const draft = await openDraft(db, eventKind, {
      memberId,
      reference: permalink,
      now: clock.now(),
    })
    const corrections = await waitingCorrections(db, memberId, permalink)
    return c.json(presentDraft(draft, presentWaiting(corrections, queryLocale(c))))
  })
  .get('/revisions', localeQuery, async (c) => {
    const { permalink, memberId } = eventOf(c)
    const found = await listRevisions(c.var.db, eventKind, memberId, permalink)
    return c.json(presentRevisions(found, queryLocale(c)))
  })
  .get('/revisions/:number', async (c) => {
    const { changes } = await findRevision(c.var.db, eventKind, revisionOf(c))
    return c.json<RevisionView>({ changes })
  })
  .post('/revisions/:number/restore', unshown, async (c) => {
    const { db, clock } = c.var
    return c.json(presentDraft(await restoreRevision(db, eventKind, revisionOf(c), clock.now())))
  })
