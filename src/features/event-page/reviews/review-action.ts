import { awaitReview, takeAwaitedReview } from '../../../browser/awaited-review.ts'
import { signInAsked } from '../../../browser/events.ts'
import { reviewSorts, writeReviewKey, type ReviewSort } from '../../../model/community/reviews.ts'

/** An act of the visitor on the section of reviews. */
export type ReviewAction =
  | { type: 'none' }
  | { type: 'more' }
  | { type: 'sort'; sort: ReviewSort }
  | { type: 'write'; stars: number }
  | { type: 'answer'; id: string; others: string }

const starsOf = (given: string | number | null | undefined): number => {
  const stars = Number(given)
  return stars >= 1 && stars <= 5 ? Math.trunc(stars) : 0
}

/** The review of this page that waited for the sign-in, once, or the one of its URL. */
function pendingReview(): ReviewAction {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const awaited = takeAwaitedReview()
  if (awaited?.path === pathname) return { type: 'write', stars: starsOf(awaited.stars) }
  if (query.get(writeReviewKey) !== 'true') return { type: 'none' }
  return { type: 'write', stars: starsOf(query.get('stars')) }
}

/** The act that a link's attributes stand for; `pending` stands for what the page was opened with. */
export function actionOf({
  review,
  stars,
  sort,
  id = '',
  others = '',
}: DOMStringMap): ReviewAction {
  if (review === 'pending') return pendingReview()
  if (review === 'write') return { type: 'write', stars: starsOf(stars) }
  if (review === 'answer') return { type: 'answer', id, others }
  const order = reviewSorts.find((each) => each === sort)
  if (order !== undefined) return { type: 'sort', sort: order }
  return review === 'more' ? { type: 'more' } : { type: 'none' }
}

/** Opens the sign-in dialog; the review comes after it. */
export function askToSignIn(stars: number): void {
  awaitReview({ stars, path: window.location.pathname })
  document.documentElement.dataset['ask'] = 'review'
  document.dispatchEvent(new Event(signInAsked))
}
