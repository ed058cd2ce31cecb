import { Hono } from 'hono'
import * as v from 'valibot'
import { challengesView, challengeView } from '../../../src/model/schemas/site/challenge.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findChallenge } from '../../domain/content/challenges/find-challenge.ts'
import { findChallengePage } from '../../domain/content/challenges/find-page.ts'
import { listEntries } from '../../domain/content/challenges/list-entries.ts'
import { findDocument } from '../../domain/content/documents/find-document.ts'
import { presentChallenge, presentChallenges } from '../../present/challenges/challenge.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'
import { localeKey } from '../middleware/query.ts'
import { readingOf } from './block-facts.ts'
import { readerKeys, readerOf } from './reader.ts'

const listChallenges = serve({
  id: 'listChallenges',
  area: 'pages',
  summary: 'Challenges',
  text: 'Challenges to collect races by a rule, with the number of members who joined.',
  query: v.object({ locale: localeKey }),
  response: challengesView,
  errors: [],
  cache: 'minutes',
  example: '/api/challenges?locale=en',
})

const getChallenge = serve({
  id: 'getChallenge',
  area: 'pages',
  summary: 'A challenge',
  text: 'A challenge in words, the next editions that count, and the members who chose to be shown.',
  path: { slug: 'Identifier of the challenge.' },
  query: v.object(readerKeys),
  response: challengeView,
  errors: ['not-found', 'gone'],
  cache: 'minutes',
  example: '/api/challenges/seven-cities?locale=en',
})

export const challenges = new Hono<ApiEnvironment>()
  .get('/', listChallenges, async (c) => {
    const { locale } = c.req.valid('query')
    return c.json(presentChallenges(await listEntries(c.var.db), locale, c.var.clock.today()))
  })
  .get('/:slug', getChallenge, async (c) => {
    const { db, settings, clock } = c.var
    const slug = c.req.param('slug')
    const reader = await readerOf(settings, c.req.valid('query'))
    const found = await findDocument(db, { kind: 'challenge', slug })
    const { challenge, blocks } = found.content
    if (challenge === null) throw new DomainError('not-found')
    const { id } = await findChallenge(db, slug)
    const [page, entries, reading] = await Promise.all([
      findChallengePage(db, { id, rule: challenge.rule }, reader.locale, clock.now().toISOString()),
      listEntries(db),
      readingOf(c, blocks, reader),
    ])
    return c.json(presentChallenge(slug, found, { page, entries, challenge }, reading))
  })
