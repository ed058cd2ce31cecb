import { renderToString } from 'react-dom/server'
import type { ReviewsView } from '../../../model/schemas/community/review-views.ts'
import { mayHaveMore } from './may-have-more.ts'
import { ReviewSection } from './review-section.tsx'

/** Markup of the section. */
export const reviewsMarkup = (view: ReviewsView, permalink: string): string =>
  renderToString(<ReviewSection view={view} permalink={permalink} hasMore={mayHaveMore(view)} />)
