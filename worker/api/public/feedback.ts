import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { permalinkPattern } from '../../../src/model/members/saved-events.ts'
import { feedbackFormView } from '../../../src/model/schemas/community/feedback-views.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { findEventName } from '../../domain/catalogue/events/find-event-name.ts'
import { readFacts } from '../../domain/catalogue/facts/read-facts.ts'
import { presentFeedbackForm } from '../../present/community/feedback-form.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys } from './reader.ts'

const getFeedbackForm = serve({
  id: 'getFeedbackForm',
  area: 'pages',
  summary: 'The form for feedback on an event',
  text: 'Texts and options of the form. Sending it needs an account.',
  query: v.object({
    ...readerKeys,
    permalink: v.pipe(
      v.string(),
      v.description('Permalink of the event.'),
      v.regex(permalinkPattern),
    ),
  }),
  response: feedbackFormView,
  errors: ['event-not-found'],
  cache: 'minutes',
  example: '/api/feedback?permalink=berlin-marathon',
})

/** `GET ?permalink&locale&currency` → FeedbackFormView. @throws DomainError event-not-found, invalid-query */
export const feedbackForm = new Hono<ApiEnvironment>().get('/', getFeedbackForm, async (c) => {
  const { db, clock } = c.var
  const { permalink, locale, currency } = c.req.valid('query')
  const event = await findEventName(db, presentPermalink(permalink), locale)
  const stored = await readFacts(db, event.eventId)
  if (stored === null) throw new DomainError('event-not-found')
  const form = { event, facts: stored.facts, today: clock.today() }
  return c.json(presentFeedbackForm(form, currency, locale))
})
