import type { Locale } from '../../../src/model/locales.ts'
import { rejectionTexts } from '../../../src/i18n/rejection-texts.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { isRejectionReason } from '../../../src/model/community/moderation.ts'
import type { ReviewState } from '../../../src/model/community/reviews.ts'
import type { MemberReviewsView } from '../../../src/model/schemas/community/review-views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { MemberReview } from '../../domain/community/reviews/list-member-reviews.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { presentReview } from './review.ts'

const stateTexts = {
  waiting: m.review_waiting,
  approved: m.review_approved,
  rejected: m.review_rejected,
} as const satisfies Record<ReviewState, unknown>

function textsOf(locale: Locale): MemberReviewsView['texts'] {
  const options = { locale }
  return {
    none: m.own_reviews_none({}, options),
    change: m.review_change({}, options),
    once: m.review_change_once({}, options),
    delete: m.review_delete({}, options),
    ask: m.review_delete_ask({}, options),
    keep: m.menu_back({}, options),
    calendar: m.error_calendar({}, options),
  }
}

export function presentMemberReviews(
  reviews: readonly MemberReview[],
  reader: Reader,
): MemberReviewsView {
  const { locale } = reader
  return {
    texts: textsOf(locale),
    reviews: reviews.map((row, index) => ({
      ...presentReview(row, reader, { n: index + 1, all: reviews.length }),
      event: row.name,
      eventLang: foreignTag(row.nameLanguage, locale),
      permalink: row.permalink,
      path: pathOf({ to: 'event', permalink: row.permalink }, locale),
      state: row.state,
      stateText: stateTexts[row.state]({}, { locale }),
      reason: isRejectionReason(row.reason) ? rejectionTexts[row.reason]({}, { locale }) : null,
      note: row.answer,
      canChange: row.revisedAt === null,
      values: {
        id: row.id,
        edition: row.editionId,
        raceId: row.raceId,
        rating: row.rating,
        course: row.course,
        organisation: row.organisation,
        atmosphere: row.atmosphere,
        value: row.value,
        text: row.text,
        locale: row.locale,
      },
    })),
  }
}
