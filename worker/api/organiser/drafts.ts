import type { PublishedAs } from '../../../src/model/schemas/event/draft-views.ts'
import { Hono } from 'hono'
import {
  draftChanges,
  draftVersion,
  newDraft,
} from '../../../src/model/schemas/event/draft-fields.ts'
import { createDraft } from '../../domain/organisers/drafts/create-draft.ts'
import { eventKind } from '../../domain/organisers/publish/event-kind.ts'
import { summariseDraft } from '../../domain/organisers/publish/summarise-draft.ts'
import { discardDraft } from '../../domain/publishing/discard-draft.ts'
import { findDraft } from '../../domain/publishing/draft-row.ts'
import { publishDraft } from '../../domain/publishing/publish-draft.ts'
import { saveDraft } from '../../domain/publishing/save-draft.ts'
import { usualReviewMs } from '../../domain/moderation/usual-review.ts'
import { findPublishedAs } from '../../domain/organisers/drafts/find-published-as.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { presentDraft, presentSummary } from '../../present/organiser/draft.ts'
import { currentRates } from '../../rates/current-rates.ts'
import { formBody } from '../middleware/form.ts'
import { showChanges } from '../middleware/show-changes.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Drafts are on no public page.')

/**
 * Drafts of events, by the id of the draft or the permalink of its event. `POST` with newDraft → { id }; `GET` → DraftView;
 * `PATCH` with draftChanges → { version }, or 409 with { version, conflicts } if some were not made; `GET …/published` →
 * PublishedAs, the event that a draft became; `GET …/summary?locale` → DraftSummary; `POST …/publish` with draftVersion → { state, permalink }, 400 with { faults }, 409 with { conflicts }.
 * @throws DomainError not-found for a draft of others; conflict for a draft that was saved since; FieldErrors
 */
export const drafts = new Hono<MemberEnvironment>()
  .post('/', unshown, formBody(newDraft), async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    return c.json({ id: await createDraft(db, member.id, fields, clock.now()) }, 201)
  })
  .get('/:id', async (c) =>
    c.json(presentDraft(await findDraft(c.var.db, eventKind, c.var.member.id, c.req.param('id')))),
  )
  .patch('/:id', unshown, formBody(draftChanges), async (c) => {
    const { db, member, clock } = c.var
    const { changes } = c.req.valid('json')
    const saved = await saveDraft(db, eventKind, {
      memberId: member.id,
      reference: c.req.param('id'),
      changes,
      now: clock.now(),
    })
    if (saved.conflicts.length > 0) return c.json(saved, 409)
    return c.json({ version: saved.version })
  })
  .delete('/:id', unshown, async (c) => {
    const { db, member, clock } = c.var
    const draft = { memberId: member.id, reference: c.req.param('id'), now: clock.now() }
    await discardDraft(db, eventKind, draft)
    return c.json({})
  })
  .get('/:id/published', async (c) =>
    c.json<PublishedAs>(await findPublishedAs(c.var.db, c.var.member.id, c.req.param('id'))),
  )
  .get('/:id/summary', localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const summary = await summariseDraft(db, member.id, c.req.param('id'), clock.today())
    const usualMs = summary.isModerated ? await usualReviewMs(db, clock.now()) : null
    return c.json(presentSummary(summary, usualMs, queryLocale(c)))
  })
  .post('/:id/publish', showsAtOnce('everything'), formBody(draftVersion), async (c) => {
    const { db, member, clock, settings } = c.var
    const { version } = c.req.valid('json')
    const context = { now: clock.now(), rates: await currentRates(settings) }
    const draft = { memberId: member.id, reference: c.req.param('id'), version }
    const published = await publishDraft(db, eventKind, draft, context)
    if (published.state === 'faults') return c.json({ faults: published.faults }, 400)
    if (published.state === 'conflicts') return c.json({ conflicts: published.conflicts }, 409)
    if (published.state === 'waiting') return c.json({ state: published.state, permalink: null })
    showChanges(c)
    return c.json({ state: published.state, permalink: published.permalink })
  })
