import { Hono } from 'hono'
import {
  requireOrganiser,
  requireAccount,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { correctionsFor } from '../../domain/community/corrections/corrections-for.ts'
import { inboxRoutes } from '../moderation/inbox-routes.ts'
import { disputes } from './disputes.ts'
import { draftPreview } from './draft-preview.ts'
import { drafts } from './drafts.ts'
import { eventPictureFiles } from './event-picture-files.ts'
import { eventPictures } from './event-pictures.ts'
import { organiserEvents } from './events.ts'
import { importRows } from './import-rows.ts'
import { imports } from './imports.ts'
import { organisation } from './organisation.ts'
import { draftsAtOnce } from './publish-drafts.ts'
import { people } from './people.ts'
import { organisationPictures } from './organisation-pictures.ts'
import { organisationPage } from './organisation-page.ts'
import { revisions } from './revisions.ts'
import { sales } from './sales.ts'
import { stations } from './stations.ts'
import { participantFiles } from './participant-files.ts'
import { participants } from './participants.ts'
import { startNumbers } from './start-numbers.ts'
import { reviewAnswers } from './review-answers.ts'
import { similarNames } from './similar-names.ts'
import { places } from './places.ts'

/** Gate of organisers: a member's own account whose role is organiser or moderator. */
export const organiser = new Hono<MemberEnvironment>()
  .use('/profile/organisation/*', requireAccount, requireOrganiser)
  .use('/organiser/*', requireAccount, requireOrganiser)
  .route('/organiser/reviews', reviewAnswers)
  .route('/organiser/claims', disputes)
  .route('/organiser/corrections', inboxRoutes(correctionsFor, 'organiser'))
  .route('/organiser/people', people)
  .route('/organiser/events', organiserEvents)
  .route('/organiser/events/publish', draftsAtOnce)
  .route('/profile/organisation/page', organisationPage)
  .route('/profile/organisation/pictures', organisationPictures)
  .route('/organiser/drafts', drafts)
  .route('/organiser/drafts', draftPreview)
  .route('/organiser/sales', sales)
  .route('/organiser/stations', stations)
  .route('/organiser/participants', participants)
  .route('/organiser/participants', participantFiles)
  .route('/organiser/participants', startNumbers)
  .route('/organiser/similar-names', similarNames)
  .route('/organiser/events/:permalink', revisions)
  .route('/profile/organisation', organisation)
  .route('/organiser/events/:permalink/pictures', eventPictures)
  .route('/organiser/events/:permalink/pictures', eventPictureFiles)
  .route('/organiser', places)
  .route('/organiser/imports', imports)
  .route('/organiser/imports/:id', importRows)
