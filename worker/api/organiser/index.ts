import { Hono } from 'hono'
import {
  requireOrganiser,
  requireOwnAccount,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { disputes } from './disputes.ts'
import { eventPictureFiles } from './event-picture-files.ts'
import { eventPictures } from './event-pictures.ts'
import { organisation } from './organisation.ts'
import { people } from './people.ts'
import { organisationPage } from './organisation-page.ts'

/** Gate of organisers: a member's own account whose role is organiser or moderator. */
export const organiser = new Hono<MemberEnvironment>()
  .use('/profile/organisation/*', requireOwnAccount, requireOrganiser)
  .use('/organiser/*', requireOwnAccount, requireOrganiser)
  .route('/organiser/claims', disputes)
  .route('/organiser/people', people)
  .route('/profile/organisation/page', organisationPage)
  .route('/profile/organisation', organisation)
  .route('/organiser/events/:permalink/pictures', eventPictures)
  .route('/organiser/events/:permalink/pictures', eventPictureFiles)
