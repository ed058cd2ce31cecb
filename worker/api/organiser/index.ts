import { Hono } from 'hono'
import {
  requireOrganiser,
  requireOwnAccount,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { eventPictureFiles } from './event-picture-files.ts'
import { eventPictures } from './event-pictures.ts'
import { organisation } from './organisation.ts'

/** Gate of organisers: a member's own account whose role is organiser or moderator. */
export const organiser = new Hono<MemberEnvironment>()
  .use('/profile/organisation/*', requireOwnAccount, requireOrganiser)
  .use('/organiser/*', requireOwnAccount, requireOrganiser)
  .route('/profile/organisation', organisation)
  .route('/organiser/events/:permalink/pictures', eventPictures)
  .route('/organiser/events/:permalink/pictures', eventPictureFiles)
