import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReviewsView } from '../../../model/schemas/community/review-views.ts'
import { reviewsMarkup } from './served-reviews.server.tsx'

/** Markup of the section of reviews; null in a browser, which keeps it as served. */
export const servedReviews = createIsomorphicFn()
  .server((view: ReviewsView, permalink: string): string | null => reviewsMarkup(view, permalink))
  .client((_view: ReviewsView, _permalink: string): string | null => null)
