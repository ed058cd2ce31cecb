import { api } from '../../../api/index.ts'
import { reviewsFailuresLimit, reviewsPageSize } from '../../../model/values/limits.ts'
import type { ReviewSort } from '../../../model/community/reviews.ts'
import type { ReviewView } from '../../../model/schemas/community/review-views.ts'
import { readerQuery } from '../../../request/preferences.ts'

/** Milliseconds before a failed request is repeated, times the number of failures. */
const waitMs = 150

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A page of reviews. Repeats a failed request; null after ten failures in a row (spec §8). */
export async function fetchReviews(
  eventId: number,
  sortBy: ReviewSort,
  offset: number,
): Promise<ReviewView[] | null> {
  const query = {
    ...readerQuery(),
    eventId: String(eventId),
    sortBy,
    limit: String(reviewsPageSize),
    offset: String(offset),
  }
  for (let failures = 1; failures <= reviewsFailuresLimit; failures += 1) {
    try {
      const response = await api.models.reviews.$get({ query })
      if (response.ok) return await response.json()
      console.warn('Reviews:', response.status)
    } catch (error) {
      console.warn('Reviews:', error)
    }
    if (failures < reviewsFailuresLimit) await pause(failures * waitMs)
  }
  return null
}
