import { loadAlternates } from '../../../api/load-alternates.ts'
import { servedMemberData } from '../../../api/member-data.ts'
import { reviewEventKey, type ReviewValues } from '../../../model/community/review-form.ts'
import { isPermalink } from '../../../model/members/saved-events.ts'
import { reviewFormApi, reviewFormQuery } from './review-form-request.ts'

/** Loads the page of a member's reviews: with the form for the event of the query, or for their list. */
export async function loadReviewPage(search: Record<string, unknown>) {
  const { [reviewEventKey]: permalink, ...query } = search
  const values: ReviewValues = Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  )
  const isWriting = typeof permalink === 'string' && isPermalink(permalink)
  const [{ alternates }, served] = await Promise.all([
    loadAlternates('profile/reviews'),
    isWriting
      ? servedMemberData(reviewFormApi.$path({ query: reviewFormQuery(permalink, values) }))
      : null,
  ])
  return { alternates, writing: isWriting ? { permalink, query: values, served } : null }
}
