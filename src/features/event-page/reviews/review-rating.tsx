import { useState } from 'react'
import { starsUp } from '../../../model/community/reviews.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface ReviewRatingProps {
  texts: Readonly<Record<string, string>>
  /** Stars chosen at first; '' for none. */
  given: string
  error: string | undefined
}

/** Five stars as radio buttons; below them what the chosen ones mean. */
export function ReviewRating({ texts, given, error }: ReviewRatingProps) {
  const [rating, setRating] = useState(given)
  return (
    <fieldset className={error === undefined ? 'f rev-rate' : 'f rev-rate is-bad'}>
      <legend className="vh">{texts['title']}</legend>
      <span className="num" aria-hidden="true">
        {rating === '' ? '–' : rating}
      </span>
      <div>
        <div className="stars-in stars-set">
          {starsUp.map((stars) => (
            <label key={stars} className={stars <= Number(rating) ? 'on' : undefined}>
              <input
                type="radio"
                name="rating"
                id={stars === 1 ? 'review-rating' : undefined}
                value={stars}
                required
                defaultChecked={String(stars) === given}
                onChange={() => setRating(String(stars))}
                aria-label={`${texts[`stars${stars}`]}, ${texts[`word${stars}`]}`}
                aria-describedby={error === undefined ? undefined : 'review-rating-error'}
              />
              <Icon name="star" />
            </label>
          ))}
        </div>
        {error === undefined ? (
          <p className="s muted">{texts[`word${rating}`] ?? '\u00a0'}</p>
        ) : (
          <ErrorText id="review-rating-error">{error}</ErrorText>
        )}
      </div>
    </fieldset>
  )
}
