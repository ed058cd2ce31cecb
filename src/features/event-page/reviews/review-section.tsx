import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { reviewEventKey } from '../../../model/community/review-form.ts'
import { reviewSorts, starsUp } from '../../../model/community/reviews.ts'
import { reviewsPageSize } from '../../../model/values/limits.ts'
import type { ReviewsView } from '../../../model/schemas/community/review-views.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewStars } from '../../../ui/review-stars.tsx'

interface ReviewSectionProps {
  view: ReviewsView
  permalink: string
  /** True if the list may go on. */
  hasMore: boolean
  /** Numbers of the reader's reviews, once they are known. */
  written?: readonly number[]
  isBusy?: boolean
  /** In the place of the link to more, if the list could not be loaded. */
  failure?: ReactNode
}

function Overview({ overview }: { overview: NonNullable<ReviewsView['overview']> }) {
  return (
    <div className="rev-top">
      <div className="rev-sc">
        <span className="num">{overview.average}</span>
        <span>
          <ReviewStars filled={overview.filled} label={overview.stars} />
          <br />
          <b>{overview.count}</b>
        </span>
      </div>
      <dl className="rev-d">
        {overview.bars.map(({ stars, label, share, n }) => (
          <div key={stars}>
            <dt>
              <span aria-hidden="true">{stars}</span>
              <span className="vh">{label}</span>
            </dt>
            <dd className="tab">
              <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
                <path d={`M0 0h${share}v1H0z`} />
              </svg>
              {n}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Stars as links that open the form (reviews.tsx); without scripts they lead to its page. */
function Invitation({ texts, permalink }: Pick<ReviewsView, 'texts'> & { permalink: string }) {
  const page = hrefTo({ to: 'profile', page: 'reviews' })
  return (
    <div className="wr">
      <p>
        <b>{texts.invite}</b>
        <span className="s muted">{texts.inviteHint}</span>
      </p>
      <div className="stars-in" data-review-notice={texts.signIn}>
        {starsUp.map((stars) => (
          <a
            key={stars}
            href={`${page}?${reviewEventKey}=${permalink}&rating=${stars}`}
            rel="nofollow"
            data-reload=""
            data-review="write"
            data-stars={stars}
            aria-label={texts.give[stars - 1]}
          >
            <Icon name="star" />
          </a>
        ))}
      </div>
    </div>
  )
}

/** The reviews of an event: overview, invitation, list. Without scripts its links lead to further pages. */
export function ReviewSection({
  view,
  permalink,
  hasMore,
  written = [],
  isBusy = false,
  failure,
}: ReviewSectionProps) {
  const { overview, list, sort, texts } = view
  const next = Math.min(50, list.length + reviewsPageSize)
  return (
    <section className="ev-sec" aria-busy={isBusy}>
      <h2 id="reviews">{texts.heading}</h2>
      {overview === null ? (
        <p className="rev-none">
          <b>{texts.empty}</b> {texts.emptyHint}
        </p>
      ) : (
        <Overview overview={overview} />
      )}
      {view.held ? <Invitation texts={texts} permalink={permalink} /> : null}
      {list.length < 2 ? null : (
        <nav className="seg" aria-label={texts.sortLabel}>
          {reviewSorts.map((each) => (
            <a
              key={each}
              href={`?sortBy=${each}#reviews`}
              rel="nofollow"
              data-reload=""
              data-review="sort"
              data-sort={each}
              aria-current={each === sort ? 'true' : undefined}
            >
              {texts.sorts[each]}
            </a>
          ))}
        </nav>
      )}
      {list.length === 0 ? null : (
        <div className="revs">
          {list.map((review) => (
            <ReviewItem review={review} canReport={!written.includes(review.id)} key={review.id} />
          ))}
        </div>
      )}
      {failure ??
        (list.length === 0 ? null : (
          <div className="rev-more">
            {hasMore ? (
              <a
                className="btn btn-line"
                href={`?sortBy=${sort}&limit=${next}#reviews`}
                rel="nofollow"
                data-reload=""
                data-review="more"
              >
                {texts.more}
              </a>
            ) : null}
            <span className="s muted" role="status">
              {list.at(-1)?.place}
            </span>
          </div>
        ))}
      <p className="xs muted">{texts.checked}</p>
    </section>
  )
}
