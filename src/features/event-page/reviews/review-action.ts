import { browserCookie, setBrowserCookie } from '../../../browser/cookies.ts'
import { signInAsked } from '../../../browser/events.ts'
import { reviewActionSeconds } from '../../../model/values/limits.ts'
import { reviewSorts, writeReviewKey, type ReviewSort } from '../../../model/community/reviews.ts'

/** An act of the visitor on the section of reviews. */
export type ReviewAction =
  | { type: 'none' }
  | { type: 'more' }
  | { type: 'sort'; sort: ReviewSort }
  | { type: 'write'; stars: number }
  | { type: 'answer'; id: string; others: string }

const starsOf = (text: string | null | undefined): number => {
  const stars = Number(text)
  return stars >= 1 && stars <= 5 ? Math.trunc(stars) : 0
}

/** The review that the cookie of a visitor who signed in asks for, once, or the page's URL. */
function pendingReview(): ReviewAction {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const stored = browserCookie(writeReviewKey)
  if (stored !== null) setBrowserCookie(writeReviewKey, '', 0)
  const [stars = '', path] = decodeURIComponent(stored ?? '').split(' ')
  if (path === pathname) return { type: 'write', stars: starsOf(stars) }
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

/** Opens the sign-in dialog and stores for 30 seconds which review comes after it (spec §4). */
export function askToSignIn(stars: number): void {
  const value = encodeURIComponent(`${stars} ${window.location.pathname}`)
  setBrowserCookie(writeReviewKey, value, reviewActionSeconds)
  document.documentElement.dataset['ask'] = 'review'
  document.dispatchEvent(new Event(signInAsked))
}

export const forgetPendingReview = (): void => setBrowserCookie(writeReviewKey, '', 0)
