import { count, number } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { ratedFromReviews } from '../../../src/model/values/limits.ts'
import { starsDown, type ReviewSort } from '../../../src/model/community/reviews.ts'
import type { ReviewsView, ReviewView } from '../../../src/model/schemas/community/review-views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ReviewFacts } from '../../domain/community/reviews/find-reviews.ts'
import { halfStars, presentReview, starsText } from './review.ts'

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const totalOf = ({ counts }: ReviewFacts): number => sum([...counts.values()])

/** A page of the list. @param offset number of reviews before it */
export function presentReviewList(
  facts: ReviewFacts,
  reader: Reader,
  offset: number,
): ReviewView[] {
  const all = totalOf(facts)
  return facts.reviews.map((row, index) =>
    presentReview(row, reader, { n: offset + index + 1, all }),
  )
}

function overviewOf(facts: ReviewFacts, { locale }: Reader): ReviewsView['overview'] {
  const all = totalOf(facts)
  if (all === 0) return null
  const average = meanOf(facts)
  return {
    average: number(Number(average.toFixed(1)), locale),
    filled: halfStars(average),
    stars: starsText(Number(average.toFixed(1)), locale),
    count: m.reviews_count(count(all, locale), { locale }),
    bars: starsDown.map((stars) => {
      const n = facts.counts.get(stars) ?? 0
      return {
        stars: number(stars, locale),
        label: starsText(stars, locale),
        share: Math.round((n / all) * 100),
        n: number(n, locale),
      }
    }),
  }
}

const meanOf = ({ counts }: ReviewFacts): number =>
  sum([...counts].map(([stars, n]) => stars * n)) / sum([...counts.values()])

interface SectionOptions {
  eventId: number
  sort: ReviewSort
  /** True if an edition was held. */
  held: boolean
}

/** The section of an event page, with its first reviews. */
export function presentReviews(
  facts: ReviewFacts,
  reader: Reader,
  { eventId, sort, held }: SectionOptions,
): ReviewsView {
  const { locale } = reader
  const all = totalOf(facts)
  const options = { locale }
  return {
    eventId,
    overview: overviewOf(facts, reader),
    rating: all < ratedFromReviews ? null : { value: Number(meanOf(facts).toFixed(2)), count: all },
    list: presentReviewList(facts, reader, 0),
    total: all,
    sort,
    held,
    texts: {
      heading: m.reviews_heading({}, options),
      empty: m.reviews_none({}, options),
      emptyHint: held ? m.reviews_none_text({}, options) : m.reviews_not_held({}, options),
      invite: m.reviews_invite({}, options),
      inviteHint: m.reviews_invite_text({}, options),
      give: [1, 2, 3, 4, 5].map((stars) => starsText(stars, locale)),
      sortLabel: m.sort_label({}, options),
      sorts: {
        mostRecent: m.reviews_recent({}, options),
        highest: m.reviews_highest({}, options),
        lowest: m.reviews_lowest({}, options),
      },
      more: m.reviews_more({}, options),
      checked: m.reviews_checked({}, options),
      failed: m.reviews_failed({}, options),
      again: m.error_try_again({}, options),
      signIn: m.review_sign_in({}, options),
    },
  }
}
