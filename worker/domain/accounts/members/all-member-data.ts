import { messageData } from '../../community/contact/message-data.ts'
import { feedbackData } from '../../community/feedback/feedback-data.ts'
import { followData } from '../../community/follows/follow-data.ts'
import { moderationData } from '../../community/moderation/moderation-data.ts'
import { answerData } from '../../community/answers/answer-data.ts'
import { reportData } from '../../community/reports/report-data.ts'
import { reviewData } from '../../community/reviews/review-data.ts'
import { listLinkData } from '../../community/list-links/list-link-data.ts'
import { savedEventData } from '../../community/saved-events/saved-event-data.ts'
import { eventPictureData } from '../../organisers/pictures/event-picture-data.ts'
import { pagePictureData } from '../../organisers/page-pictures/page-picture-data.ts'
import { mailData } from '../../messages/mail/mail-data.ts'
import { newsletterData } from '../../messages/newsletter/newsletter-data.ts'
import { claimAnswerData, claimData } from '../../organisers/claims/claim-data.ts'
import { draftData } from '../../organisers/drafts/draft-data.ts'
import { importData } from '../../organisers/imports/import-data.ts'
import { revisionData } from '../../organisers/revisions/revision-data.ts'
import { invitationData } from '../../organisers/people/invitation-data.ts'
import { auditData } from '../audit/audit-data.ts'
import { pictureData } from '../media/picture-data.ts'
import { organisationData } from '../organisations/organisation-data.ts'
import { sessionData } from '../sessions/session-data.ts'
import { tokenData } from '../tokens/token-data.ts'
import { identityData } from './identity-data.ts'
import type { MemberData } from './member-data.ts'

/** All data of members besides the account itself, by key in the export, in the order of deletion. */
export const allMemberData = {
  mail: mailData,
  sessions: sessionData,
  links: tokenData,
  identities: identityData,
  newsletter: newsletterData,
  listLinks: listLinkData,
  savedEvents: savedEventData,
  follows: followData,
  messages: messageData,
  moderation: moderationData,
  reports: reportData,
  answers: answerData,
  reviews: reviewData,
  feedback: feedbackData,
  pictures: pictureData,
  claimAnswers: claimAnswerData,
  claims: claimData,
  invitations: invitationData,
  drafts: draftData,
  imports: importData,
  revisions: revisionData,
  eventPictures: eventPictureData,
  pagePictures: pagePictureData,
  organizations: organisationData,
  log: auditData,
} satisfies Record<string, MemberData>
