import { Hono } from 'hono'
import {
  requireOrganiser,
  requireOwnAccount,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { organisation } from './organisation.ts'

/** Gate of organisers: a member's own account whose role is organiser or moderator. */
export const organiser = new Hono<MemberEnvironment>()
  .use('/profile/organisation/*', requireOwnAccount, requireOrganiser)
  .route('/profile/organisation', organisation)
