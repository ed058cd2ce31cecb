import type { ReviewsView } from '../../../model/schemas/community/review-views.ts'

/** True if the served list is shorter than the number of all reviews. */
export const mayHaveMore = ({ list, total }: ReviewsView): boolean => list.length < total
