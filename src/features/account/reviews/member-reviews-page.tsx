import { m } from '../../../paraglide/messages.js'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import type { ReviewParts } from './member-review.tsx'
import { MemberReviewList } from './member-review-list.tsx'

/** The member's reviews. */
export function MemberReviewsPage(parts: ReviewParts) {
  const skeleton = <CardSkeleton lines={[3]} />
  return (
    <MemberPage title={m.own_reviews_title()} skeleton={skeleton}>
      {() => <MemberReviewList parts={parts} skeleton={skeleton} />}
    </MemberPage>
  )
}
