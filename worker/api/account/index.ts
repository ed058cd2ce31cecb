import { Hono } from 'hono'
import type { ApiEnvironment } from '../middleware/context.ts'
import { requirePlainForm } from '../middleware/plain-form.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { requireGoogle } from '../middleware/require-google.ts'
import {
  requireAccount,
  requireAccountToWrite,
  type MemberEnvironment,
} from '../middleware/require-member.ts'
import { avatar } from './avatar.ts'
import { bucketList } from './bucket-list.ts'
import { memberChallenges, memberResults, plainJoin } from './challenges.ts'
import { claims } from './claims.ts'
import { contact } from './contact.ts'
import { feedback, memberFeedback } from './feedback.ts'
import { follows, plainFollow } from './follows.ts'
import { googleConnection } from './google-connection.ts'
import { invitations } from './invitations.ts'
import { listLinks } from './list-links.ts'
import { memberOrders } from './orders.ts'
import { reports } from './reports.ts'
import { plainFeedback } from './plain-feedback.ts'
import { plainHearts } from './plain-hearts.ts'
import { plainReview } from './plain-review.ts'
import { profile } from './profile.ts'
import { reviewPage } from './review-page.ts'
import { memberReviews, reviewInputs, writtenReviews } from './reviews.ts'
import { savedEvents } from './saved-events.ts'
import { savedFileRoute } from './saved-file.ts'
import { plainSearch, searches } from './searches.ts'
import { security } from './security.ts'
import { sessions } from './sessions.ts'

/** Forms that work without scripts, on pages that are the same for all visitors. */
const plainForms = new Hono<ApiEnvironment>()
  .use('/events/hearts', requirePlainForm, rateLimit('WRITE_LIMIT'))
  .route('/events/hearts', plainHearts)
  .use('/events/review', requirePlainForm)
  .route('/events/review', plainReview)
  .use('/organisers/contact', requirePlainForm)
  .route('/organisers/contact', contact)
  .use('/organisers/follow', requirePlainForm, rateLimit('WRITE_LIMIT'))
  .route('/organisers/follow', plainFollow)
  .use('/challenges/join', requirePlainForm, rateLimit('WRITE_LIMIT'))
  .route('/challenges/join', plainJoin)
  .use('/searches', requirePlainForm)
  .route('/searches', plainSearch)
  .use('/feedback/form', requirePlainForm)
  .route('/feedback/form', plainFeedback)

/** Addresses of spec §7 and §5 outside of /profile: below these prefixes only a member writes. */
const gatedWrites = new Hono<MemberEnvironment>()
  .use('/reviews/report', rateLimit('FEEDBACK_LIMIT'))
  .use('/feedback', rateLimit('FEEDBACK_LIMIT'))
  .use('/events/*', requireAccountToWrite)
  .use('/models/*', requireAccountToWrite)
  .use('/reviews/*', requireAccountToWrite)
  .use('/organisers/*', requireAccountToWrite)
  .use('/feedback/*', requireAccountToWrite)
  .use('/events/getBucketList', requireAccount)
  .route('/events', bucketList)
  .route('/models/reviews', writtenReviews)
  .route('/reviews/report', reports)
  .route('/reviews', reviewInputs)
  .route('/feedback', feedback)

const gatedProfile = new Hono<MemberEnvironment>()
  .use('/google/connection', requireGoogle, requireAccount, rateLimit('SIGN_IN_LIMIT'))
  .use('/profile/*', requireAccount)
  .use('/profile/saved-events/links', rateLimit('TOKEN_LIMIT'))
  .route('/google/connection', googleConnection)
  .route('/profile/follows', follows)
  .route('/profile/challenges', memberChallenges)
  .route('/profile/results', memberResults)
  .route('/profile/searches', searches)
  .route('/profile/avatar', avatar)
  .route('/profile/saved-events/file', savedFileRoute)
  .route('/profile/orders', memberOrders)
  .route('/profile/reviews/form', reviewPage)
  .route('/profile/reviews', memberReviews)
  .route('/profile/saved-events/links', listLinks)
  .route('/profile/saved-events', savedEvents)
  .use('/profile/claims/*', rateLimit('FEEDBACK_LIMIT'))
  .route('/profile/claims', claims)
  .use('/profile/invitations', rateLimit('TOKEN_LIMIT'))
  .route('/profile/invitations', invitations)
  .route('/profile/feedback', memberFeedback)
  .route('/profile/sessions', sessions)
  .route('/profile', security)
  .route('/profile', profile)

/** Gate of a member's own account. */
export const account = new Hono<MemberEnvironment>()
  // First, because a form without scripts carries no CSRF token.
  .route('/', plainForms)
  .route('/', gatedWrites)
  .route('/', gatedProfile)
