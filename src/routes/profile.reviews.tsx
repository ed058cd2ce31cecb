import { createFileRoute } from '@tanstack/react-router'
import { loadAlternates } from '../api/load-alternates.ts'
import { OwnReviewsPage } from '../features/account/reviews/own-reviews-page.tsx'
import { ReviewChangeDialog } from '../features/event-page/reviews/review-change-dialog.tsx'
import { ReviewItem } from '../features/event-page/reviews/review-item.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/reviews')({
  loader: () => loadAlternates('profile/reviews'),
  head: unlistedHead(m.own_reviews_title, m.own_reviews_title, { sheets: ['reviews'] }),
  component: () => <OwnReviewsPage Item={ReviewItem} ChangeDialog={ReviewChangeDialog} />,
})
