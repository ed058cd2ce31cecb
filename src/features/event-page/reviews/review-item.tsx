import type { ReviewView } from '../../../model/schemas/community/review-views.ts'
import { Figure } from '../../../ui/drawings/figure.tsx'
import { ReviewStars } from '../../../ui/review-stars.tsx'

interface ReviewItemProps {
  review: ReviewView
  /** True on a page of its author, who cannot report it. */
  isByReader?: boolean
  canReport?: boolean
}

/** A review as everyone reads it. Its text is shown as it was written, line by line. */
export function ReviewItem({ review, isByReader = false, canReport = true }: ReviewItemProps) {
  const { distance } = review
  return (
    <article className={`rev g-${review.hue}`} tabIndex={-1}>
      <div className="rev-m">
        {distance === null ? null : (
          <span className="num">
            <Figure {...distance} />
          </span>
        )}
        <b>{review.author}</b>
        <span className="muted">{review.race}</span>
      </div>
      <div className="rev-b">
        <ReviewStars filled={review.rating} label={review.stars} />
        {review.text === '' ? null : (
          <p className="rev-x" lang={review.lang ?? undefined}>
            {review.text}
          </p>
        )}
        {review.parts.length === 0 ? null : (
          <ul className="rev-p">
            {review.parts.map(({ name, stars }) => (
              <li key={name}>
                {name} <span className="muted">{stars}</span>
              </li>
            ))}
          </ul>
        )}
        {review.language === null ? null : <p className="xs muted">{review.language}</p>}
        {review.answer === null ? null : (
          <div className="rev-a">
            <b>{review.answer.title}</b>
            <p className="rev-x" lang={review.answer.lang ?? undefined}>
              {review.answer.text}
            </p>
            {review.answer.language === null ? null : (
              <p className="xs muted">{review.answer.language}</p>
            )}
          </div>
        )}
        {isByReader ? null : (
          <>
            <button
              className="link xs with-script"
              type="button"
              data-report={review.id}
              hidden={!canReport}
            >
              {review.report}
            </button>
            <button
              className="link xs to-answer"
              type="button"
              data-review="answer"
              data-id={review.id}
              data-others={review.others}
            >
              {review.toAnswer}
            </button>
          </>
        )}
      </div>
    </article>
  )
}
