import { createFileRoute } from '@tanstack/react-router'
import { MemberReviewsPage } from '../features/account/reviews/member-reviews-page.tsx'
import { WriteReviewPage } from '../features/account/reviews/write-review-page.tsx'
import { ReviewChangeDialog } from '../features/event-page/reviews/review-change-dialog.tsx'
import { ReviewForm } from '../features/event-page/reviews/review-form.tsx'
import { ReviewItem } from '../features/event-page/reviews/review-item.tsx'
import { ReviewThanks } from '../features/event-page/reviews/review-thanks.tsx'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

export const Route = createFileRoute('/profile/reviews')({
  loaderDeps: ({ search }) => ({ search }),
  // Every page loads the loaders.
  loader: async ({ deps }) => {
    const { loadReviewPage } = await import('../features/account/reviews/load-review-page.ts')
    return await loadReviewPage(deps.search)
  },
  head: unlistedHead(m.own_reviews_title, m.own_reviews_title, { sheets: ['reviews'] }),
  component: Page,
})

function Page() {
  const { writing } = Route.useLoaderData()
  return writing === null ? (
    <MemberReviewsPage Item={ReviewItem} ChangeDialog={ReviewChangeDialog} />
  ) : (
    <WriteReviewPage {...writing} Form={ReviewForm} Thanks={ReviewThanks} />
  )
}
