import { Hono } from 'hono'
import { itemFields } from '../../../src/model/schemas/community/inbox.ts'
import { askColleague } from '../../domain/moderation/ask-colleague.ts'
import { moderatedKinds } from '../../domain/registry/moderated-kinds.ts'
import { formBody } from '../middleware/form.ts'
import {
  requireModerator,
  requireAccount,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/**
 * Gate of moderators: a member's own account with the role moderator. Besides the routes of an inbox, `POST /ask` with
 * itemFields marks an item for a second opinion → `{}`.
 */
export const moderation = new Hono<MemberEnvironment>()
  .use('/moderation/*', requireAccount, requireModerator)
  .route(
    '/moderation',
    inboxRoutes(() => moderatedKinds, 'moderator'),
  )
  .post(
    '/moderation/ask',
    showsNothing('Only the inbox shows who reads an item.'),
    formBody(itemFields),
    async (c) => {
      const { id } = c.req.valid('json')
      await askColleague(c.var.db, id, c.var.clock.now())
      return c.json({})
    },
  )
