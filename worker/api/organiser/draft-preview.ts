import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Reader } from '../../../src/i18n/reader.ts'
import { reviewsPageSize } from '../../../src/model/values/limits.ts'
import { defaultReviewSort as sort } from '../../../src/model/community/reviews.ts'
import { findCard } from '../../domain/catalogue/cards/find-card.ts'
import { findEvent } from '../../domain/catalogue/events/find-event.ts'
import { draftPictures, shownPictures } from '../../domain/catalogue/cards/shown-pictures.ts'
import { approvedReviews } from '../../domain/community/reviews/find-reviews.ts'
import { previewDraft } from '../../domain/organisers/publish/preview-draft.ts'
import { fileReader } from '../../http/static-files.ts'
import { listedCard } from '../../present/calendar/calendar-lists.ts'
import { presentEventAnswer } from '../../present/event/event.ts'
import { queryKeys } from '../middleware/query.ts'
import { readerKeys, readerOf } from '../public/reader.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

const keys = v.object({ ...readerKeys, date: v.optional(v.pipe(v.string(), v.isoDate())) })

/** The draft of the path as it would be published, or the response with what keeps it from that. */
async function previewOrRefusal(c: Context<MemberEnvironment>, { rates }: Reader) {
  const { db, member, clock } = c.var
  const context = { now: clock.now(), rates }
  const preview = await previewDraft(db, member.id, c.req.param('id') ?? '', context)
  if (preview.state === 'faults') return c.json({ faults: preview.faults })
  if (preview.state === 'conflicts') return c.json({ conflicts: preview.conflicts })
  return preview
}

/**
 * `GET /:id/preview?locale&currency&unitSet&date` → the response of `GET /api/events/{permalink}` as it would be after
 * publishing the draft; `GET /:id/card?locale&currency&unitSet` → { card }, an EditionCard as the calendar would have it.
 * Of a draft that cannot be published yet, which is no error of the request, { faults } or { conflicts }.
 * @throws DomainError not-found for a draft of others
 */
export const draftPreview = new Hono<MemberEnvironment>()
  .get('/:id/preview', queryKeys(keys), async (c) => {
    const { db, clock, settings } = c.var
    const { date, ...readerQuery } = c.req.valid('query')
    const reader = await readerOf(settings, readerQuery)
    const preview = await previewOrRefusal(c, reader)
    if (preview instanceof Response) return preview
    const { permalink, draftId, tables } = preview
    const at = clock.now().toISOString()
    const facts = await findEvent(
      db,
      { permalink, date: date ?? null, locale: reader.locale, at },
      (event) => [
        ...approvedReviews(event, { sort, limit: reviewsPageSize, offset: 0 }),
        draftId === null ? shownPictures(event) : draftPictures(draftId),
      ],
      tables,
    )
    const read = fileReader(c.env, new URL(c.req.url).origin)
    const { today } = facts.event
    return c.json(await presentEventAnswer(facts, { reader, today, sort, read }))
  })
  .get('/:id/card', queryKeys(v.object(readerKeys)), async (c) => {
    const { db, clock, settings } = c.var
    const reader = await readerOf(settings, c.req.valid('query'))
    const preview = await previewOrRefusal(c, reader)
    if (preview instanceof Response) return preview
    const { permalink, tables } = preview
    const at = clock.now().toISOString()
    const facts = await findCard(db, { permalink, locale: reader.locale, at }, tables)
    return c.json({ card: listedCard(facts, reader, null) })
  })
