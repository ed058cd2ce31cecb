import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findListOwner } from '../../domain/community/list-links/find-list-owner.ts'
import { findSavedCards } from '../../domain/community/saved-events/find-saved-cards.ts'
import { presentSharedList } from '../../present/saved/shared-list.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { queryKeys } from '../middleware/query.ts'
import { readerKeys, readerOf } from '../public/reader.ts'
import { limitPublicRequests } from '../middleware/rate-limit.ts'

const keys = v.object(readerKeys)

/**
 * `GET /{token}?locale&currency&unitSet` → SharedListView, for everyone who has the link. Never cached, so that an ended
 * link stops at once.
 * @throws DomainError not-found for an unknown or ended link, invalid-query
 */
export const sharedList = new Hono<ApiEnvironment>().get(
  '/:token',
  limitPublicRequests,
  queryKeys(keys),
  async (c) => {
    const { db, settings, clock } = c.var
    c.header('cache-control', 'private, no-store')
    const token = c.req.param('token')
    const owner = await findListOwner(db, 'share', token)
    if (owner === null) throw new DomainError('not-found')
    const reader = await readerOf(settings, c.req.valid('query'))
    const today = clock.today()
    const at = clock.now().toISOString()
    const saved = await findSavedCards(db, owner.id, reader.locale, at)
    return c.json(presentSharedList(saved, { token, firstName: owner.firstName }, reader, today))
  },
)
