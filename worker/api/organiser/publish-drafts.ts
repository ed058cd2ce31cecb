import { Hono } from 'hono'
import {
  publishFields,
  summaryFields,
} from '../../../src/model/schemas/organiser/publish-drafts.ts'
import { publishDrafts, summariseDrafts } from '../../domain/organisers/dashboard/publish-drafts.ts'
import { presentPublished, presentSummaries } from '../../present/organiser/publish-drafts.ts'
import { currentRates } from '../../rates/current-rates.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showChanges } from '../middleware/show-changes.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'

/**
 * Several drafts at once, a portion per request. `POST /summary?locale` with summaryFields → DraftSummariesView; `POST
 * ?locale` with publishFields → PublishedDraftsView: each draft is published, waits for a moderator, or has its reasons.
 * @throws FieldErrors
 */
export const draftsAtOnce = new Hono<MemberEnvironment>()
  .post(
    '/summary',
    showsNothing('A summary changes nothing.'),
    formBody(summaryFields),
    localeQuery,
    async (c) => {
      const { db, member, clock } = c.var
      const { events } = c.req.valid('json')
      const found = await summariseDrafts(db, member.id, events, clock.today())
      return c.json(presentSummaries(found, queryLocale(c)))
    },
  )
  .post('/', showsAtOnce('everything'), formBody(publishFields), localeQuery, async (c) => {
    const { db, settings, member, clock } = c.var
    const drafts = c.req.valid('json').drafts.map(({ event: key, version }) => ({ key, version }))
    const actor = { memberId: member.id, now: clock.now(), rates: await currentRates(settings) }
    const published = await publishDrafts(db, drafts, actor)
    if (published.some(({ outcome }) => outcome.state === 'published')) showChanges(c)
    return c.json(presentPublished(published, queryLocale(c)))
  })
