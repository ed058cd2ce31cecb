import { Hono } from 'hono'
import * as v from 'valibot'
import { organiserView } from '../../../src/model/schemas/organiser/organiser.ts'
import { findOrganiser } from '../../domain/catalogue/organisers/find-organiser.ts'
import { readRecipients, recipientRows } from '../../domain/community/contact/recipients.ts'
import { presentOrganiser } from '../../present/organiser/organiser.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { readerKeys, readerOf } from './reader.ts'

const getOrganiser = serve({
  id: 'getOrganiser',
  area: 'events',
  summary: 'An organiser with its events',
  text: 'Name, place, links and what the organisation writes about itself, its rating, up to 24 upcoming editions of all its events, and the last twelve past ones.',
  path: { permalink: 'Identifier of the organiser, as `organiser.permalink` of an event.' },
  query: v.object(readerKeys),
  response: organiserView,
  errors: ['not-found'],
  cache: 'minutes',
  example: '/api/organisers/vasaloppet?locale=en',
})

export const organisers = new Hono<ApiEnvironment>().get('/:permalink', getOrganiser, async (c) => {
  const reader = await readerOf(c.var.settings, c.req.valid('query'))
  const permalink = c.req.param('permalink').slice(0, 200)
  const people = recipientRows(permalink)
  const facts = await findOrganiser(
    c.var.db,
    permalink,
    reader.locale,
    c.var.clock.now().toISOString(),
    [people],
  )
  const claimed = readRecipients(facts.further[0]).length > 0
  return c.json(presentOrganiser(facts, claimed, reader))
})
