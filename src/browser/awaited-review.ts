import { writeReviewKey } from '../model/community/reviews.ts'
import { reviewActionSeconds } from '../model/values/limits.ts'
import { sessionStore } from './storage.ts'

/**
 * The review that waits in this tab for its author to sign in, for 30 seconds (spec §4). It is not a cookie: the server needs
 * none, and no other site can plant one.
 */
export interface AwaitedReview {
  stars: number
  /** Path of the event's page. */
  path: string
}

export const awaitReview = (review: AwaitedReview): void =>
  sessionStore.set(writeReviewKey, review, reviewActionSeconds * 1000)

export const forgetAwaitedReview = (): void => sessionStore.remove(writeReviewKey)

/** The review, which no longer waits then; null if none does. */
export function takeAwaitedReview(): AwaitedReview | null {
  const stored = sessionStore.get(writeReviewKey)
  forgetAwaitedReview()
  if (typeof stored !== 'object' || stored === null) return null
  const { stars, path }: Partial<Record<keyof AwaitedReview, unknown>> = stored
  return typeof stars === 'number' && typeof path === 'string' ? { stars, path } : null
}

/** True if this page opens the form of a review: by its address, or because one waits. */
export const isReviewAwaited = (): boolean =>
  window.location.search.includes(writeReviewKey) || sessionStore.get(writeReviewKey) !== null
