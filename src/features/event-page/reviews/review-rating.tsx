import { useState } from 'react'
import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface ReviewRatingProps {
  inputs: ReviewInputsView
  /** Stars chosen at first; '' for none. */
  given: string
  error: string | undefined
}

/** Five stars as radio buttons; below them what the chosen ones mean. */
export function ReviewRating({ inputs: { texts, ratings }, given, error }: ReviewRatingProps) {
  const [rating, setRating] = useState(given)
  return (
    <fieldset className={error === undefined ? 'f rev-rate' : 'f rev-rate is-bad'}>
      <legend className="vh">{texts.title}</legend>
      <span className="num" aria-hidden="true">
        {rating === '' ? '–' : rating}
      </span>
      <div>
        <div className="stars-in stars-set">
          {ratings.map(({ value, stars, word }) => (
            <label key={value} className={value <= Number(rating) ? 'on' : undefined}>
              <input
                type="radio"
                name="rating"
                id={value === 1 ? 'review-rating' : undefined}
                value={value}
                required
                defaultChecked={String(value) === given}
                onChange={() => setRating(String(value))}
                aria-label={`${stars}, ${word}`}
                aria-describedby={error === undefined ? undefined : 'review-rating-error'}
              />
              <Icon name="star" />
            </label>
          ))}
        </div>
        {error === undefined ? (
          <p className="s muted">
            {ratings.find(({ value }) => String(value) === rating)?.word ?? '\u00a0'}
          </p>
        ) : (
          <ErrorText id="review-rating-error">{error}</ErrorText>
        )}
      </div>
    </fieldset>
  )
}
