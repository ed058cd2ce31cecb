import { m } from '../../../paraglide/messages.js'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import type { ReviewParts } from './own-review.tsx'
import { OwnReviewList } from './own-review-list.tsx'

/** The member's reviews. */
export function OwnReviewsPage(parts: ReviewParts) {
  const skeleton = <CardSkeleton lines={[3]} />
  return (
    <MemberPage title={m.own_reviews_title()} skeleton={skeleton}>
      {() => <OwnReviewList parts={parts} skeleton={skeleton} />}
    </MemberPage>
  )
}
