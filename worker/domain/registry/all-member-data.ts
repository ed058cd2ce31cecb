import { messageData } from '../community/contact/message-data.ts'
import { feedbackData } from '../community/feedback/feedback-data.ts'
import { followData } from '../community/follows/follow-data.ts'
import { moderationData } from '../moderation/moderation-data.ts'
import { answerData } from '../community/answers/answer-data.ts'
import { reportData } from '../community/reports/report-data.ts'
import { reviewData } from '../community/reviews/review-data.ts'
import { listLinkData } from '../community/list-links/list-link-data.ts'
import { savedSearchData } from '../community/saved-searches/saved-search-data.ts'
import { savedEventData } from '../community/saved-events/saved-event-data.ts'
import { eventPictureData } from '../organisers/pictures/event-picture-data.ts'
import { pagePictureData } from '../organisers/page-pictures/page-picture-data.ts'
import { mailData } from '../messages/mail/mail-data.ts'
import { newsletterData } from '../messages/newsletter/newsletter-data.ts'
import { claimAnswerData, claimData } from '../organisers/claims/claim-data.ts'
import { draftData } from '../organisers/drafts/draft-data.ts'
import { importData } from '../organisers/imports/import-data.ts'
import { revisionData } from '../organisers/revisions/revision-data.ts'
import { invitationData } from '../organisers/people/invitation-data.ts'
import { challengeData, proofData, resultData } from '../content/challenges/challenge-data.ts'
import { orderData } from '../commerce/orders/order-data.ts'
import { waitingData } from '../commerce/waiting/waiting-data.ts'
import { saleDraftData, saleRevisionData } from '../commerce/sales/sale-draft-data.ts'
import { participantData } from '../commerce/people/participant-data.ts'
import { documentDraftData, documentRevisionData } from '../content/documents/document-data.ts'
import { auditData } from '../accounts/audit/audit-data.ts'
import { pictureData } from '../accounts/media/picture-data.ts'
import { organisationData } from './organisation-data.ts'
import { sessionData } from '../accounts/sessions/session-data.ts'
import { tokenData } from '../accounts/tokens/token-data.ts'
import { identityData } from '../accounts/members/identity-data.ts'
import type { MemberData } from '../accounts/members/member-data.ts'

/** All data of members besides the account itself, by key in the export, in the order of deletion. */
export const allMemberData = {
  mail: mailData,
  sessions: sessionData,
  links: tokenData,
  identities: identityData,
  newsletter: newsletterData,
  listLinks: listLinkData,
  savedEvents: savedEventData,
  savedSearches: savedSearchData,
  follows: followData,
  challenges: challengeData,
  certificates: proofData,
  results: resultData,
  messages: messageData,
  feedback: feedbackData,
  reports: reportData,
  moderation: moderationData,
  answers: answerData,
  reviews: reviewData,
  pictures: pictureData,
  claimAnswers: claimAnswerData,
  claims: claimData,
  invitations: invitationData,
  drafts: draftData,
  imports: importData,
  revisions: revisionData,
  eventPictures: eventPictureData,
  pagePictures: pagePictureData,
  pageDrafts: documentDraftData,
  pageRevisions: documentRevisionData,
  participants: participantData,
  waiting: waitingData,
  orders: orderData,
  saleDrafts: saleDraftData,
  saleRevisions: saleRevisionData,
  organizations: organisationData,
  log: auditData,
} satisfies Record<string, MemberData>
