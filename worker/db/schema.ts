/** All tables, for Drizzle Kit. Each table is defined with its noun in worker/domain. */
export { checkIn, station } from '../domain/commerce/check-in/check-in.table.ts'
export { audit } from '../domain/accounts/audit/audit.table.ts'
export { catalogueCount, highlight } from '../domain/catalogue/counts/count.table.ts'
export { dateRenewal } from '../domain/catalogue/renewal/date-renewal.table.ts'
export { edition } from '../domain/catalogue/editions/edition.table.ts'
export { formerDate } from '../domain/catalogue/editions/former-date.table.ts'
export { event, eventPageText, eventText } from '../domain/catalogue/events/event.table.ts'
export { reviewAnswer } from '../domain/community/answers/review-answer.table.ts'
export { organiserPicture } from '../domain/organisers/page-pictures/organiser-picture.table.ts'
export { eventPicture } from '../domain/organisers/pictures/event-picture.table.ts'
export { eventNews } from '../domain/catalogue/news/event-news.table.ts'
export { mailing } from '../domain/messages/mailing/mailing.table.ts'
export { jobRun } from '../domain/operations/job-runs/job-run.table.ts'
export { rateLimitCount } from '../domain/limits/rate-limit.table.ts'
export { listLink } from '../domain/community/list-links/list-link.table.ts'
export { deliveredMail, mail } from '../domain/messages/mail/mail.table.ts'
export { media } from '../domain/accounts/media/media.table.ts'
export { identity, member, organiserMember } from '../domain/accounts/members/member.table.ts'
export { newsletterSubscription } from '../domain/messages/newsletter/newsletter.table.ts'
export { moderationItem } from '../domain/moderation/moderation-item.table.ts'
export { claimAnswer, eventClaim } from '../domain/organisers/claims/event-claim.table.ts'
export { eventCount } from '../domain/organisers/counts/event-count.table.ts'
export { eventDraft } from '../domain/organisers/drafts/event-draft.table.ts'
export { eventImport, eventImportRow } from '../domain/organisers/imports/event-import.table.ts'
export { publishedDraft } from '../domain/organisers/drafts/published-draft.table.ts'
export { eventRevision } from '../domain/organisers/revisions/event-revision.table.ts'
export { organiserInvitation } from '../domain/organisers/people/organiser-invitation.table.ts'
export { organiser } from '../domain/catalogue/organisers/organiser.table.ts'
export { sampleOrganiser } from '../domain/catalogue/organisers/sample-organiser.table.ts'
export { organiserPage } from '../domain/catalogue/organisers/organiser-page.table.ts'
export { organiserFollow } from '../domain/community/follows/organiser-follow.table.ts'
export { organiserMessage } from '../domain/community/contact/organiser-message.table.ts'
export { city } from '../domain/catalogue/places/place.table.ts'
export { region } from '../domain/catalogue/places/region.table.ts'
export { placeName, village } from '../domain/catalogue/places/village.table.ts'
export { activity, race, ticketPrice } from '../domain/catalogue/races/race.table.ts'
export { orderLink } from '../domain/commerce/orders/order-link.table.ts'
export { priceLog } from '../domain/catalogue/prices/price-log.table.ts'
export { anonymousReport } from '../domain/community/reports/anonymous-report.table.ts'
export { reviewReport } from '../domain/community/reports/report.table.ts'
export { review } from '../domain/community/reviews/review.table.ts'
export { feedback } from '../domain/community/feedback/feedback.table.ts'
export {
  savedSearch,
  savedSearchHit,
} from '../domain/community/saved-searches/saved-search.table.ts'
export { savedEvent } from '../domain/community/saved-events/saved-event.table.ts'
export { session } from '../domain/accounts/sessions/session.table.ts'
export { actionToken, usedCredential } from '../domain/accounts/tokens/token.table.ts'
export {
  contentMark,
  deskPresence,
  document,
  documentDraft,
  documentLocale,
  documentRevision,
  documentSchedule,
  documentShipped,
} from '../domain/content/documents/document.table.ts'
export {
  documentArticle,
  documentEvent,
} from '../domain/content/documents/document-article.table.ts'
export {
  challengeMember,
  challengeProof,
  challengeRule,
  result,
} from '../domain/content/challenges/challenge.table.ts'
export { helpVote } from '../domain/content/help/help-vote.table.ts'
export { documentPicture } from '../domain/content/pictures/document-picture.table.ts'
export { redirect } from '../domain/content/redirects/redirect.table.ts'
export { stock, take } from '../domain/commerce/capacity/stock.table.ts'
export { priceStep, sale } from '../domain/commerce/sales/sale.table.ts'
export { saleDraft, saleRevision } from '../domain/commerce/sales/sale-draft.table.ts'
export { waiver } from '../domain/commerce/sales/waiver.table.ts'
export { entry, item, purchase } from '../domain/commerce/orders/purchase.table.ts'
export { waiting, waitingStep } from '../domain/commerce/waiting/waiting.table.ts'
export { participant } from '../domain/commerce/people/participant.table.ts'
export { payment, refund } from '../domain/commerce/payments/payment.table.ts'
export { providerEvent } from '../domain/commerce/payments/provider-event.table.ts'
export { payout } from '../domain/commerce/payouts/payout.table.ts'
export { posting } from '../domain/commerce/ledger/posting.table.ts'
export { numberRange, startNumber } from '../domain/commerce/start-numbers/start-number.table.ts'
export { editionKey } from '../domain/commerce/tickets/edition-key.table.ts'
export { receipt } from '../domain/commerce/receipts/receipt.table.ts'
