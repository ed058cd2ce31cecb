import { Hono } from 'hono'
import {
  requireModerator,
  requireOwnAccount,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { decisions } from './decisions.ts'
import { inbox } from './inbox.ts'

/** Gate of moderators: a member's own account with the role moderator. */
export const moderation = new Hono<MemberEnvironment>()
  .use('/moderation/*', requireOwnAccount, requireModerator)
  .route('/moderation', inbox)
  .route('/moderation', decisions)
