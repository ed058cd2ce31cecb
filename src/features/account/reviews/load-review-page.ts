import { loadAlternates } from '../../../api/load-alternates.ts'
import { servedMemberData } from '../../../api/member-data.ts'
import { reviewEventKey, type ReviewValues } from '../../../model/review-form.ts'
import { isPermalink } from '../../../model/saved-events.ts'
import { getLocale } from '../../../paraglide/runtime.js'

/** Loads the page of a member's reviews: with the form for the event of the query, or for their list. */
export async function loadReviewPage(search: Record<string, unknown>) {
  const { [reviewEventKey]: permalink, ...query } = search
  const values: ReviewValues = Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  )
  const isWriting = typeof permalink === 'string' && isPermalink(permalink)
  const keys = new URLSearchParams({ permalink: String(permalink), locale: getLocale() })
  const [{ alternates }, served] = await Promise.all([
    loadAlternates('profile/reviews'),
    isWriting ? servedMemberData(`/api/profile/reviews/form?${keys.toString()}`) : null,
  ])
  return { alternates, writing: isWriting ? { permalink, query: values, served } : null }
}
