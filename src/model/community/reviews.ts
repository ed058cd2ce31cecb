/** Words of reviews that browser and server share. */

/** Orders of the list (spec §3). */
export const reviewSorts = ['mostRecent', 'highest', 'lowest'] as const
/** Lengths of the list on an event page, which grows by ten without scripts. */
export const reviewLimits = ['10', '20', '30', '40', '50'] as const
/** Order of a list whose reader has chosen none. */
export const defaultReviewSort = 'mostRecent' satisfies (typeof reviewSorts)[number]
export type ReviewSort = (typeof reviewSorts)[number]

export const reviewStates = ['waiting', 'approved', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Parts of an event that can have stars of their own. */
export const reviewParts = ['course', 'organisation', 'atmosphere', 'value'] as const
export type ReviewPart = (typeof reviewParts)[number]

/** Stars from the best to the worst. */
export const starsDown = [5, 4, 3, 2, 1] as const
/** Stars from the worst to the best. */
export const starsUp = starsDown.toReversed()

/**
 * Key of an event page's query that opens the form of a review (spec §2.3), and of the storage entry with a review that waits
 * for the sign-in.
 */
export const writeReviewKey = 'writeReview'
