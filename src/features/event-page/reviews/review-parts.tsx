import type { ReviewValues } from '../../../model/community/review-form.ts'
import { reviewParts } from '../../../model/community/reviews.ts'
import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'

interface ReviewPartsProps {
  inputs: ReviewInputsView
  /** First values of the controls. */
  values: ReviewValues
}

/** Stars of parts of the event, which are optional. */
export function ReviewParts({ inputs: { texts, ratings }, values }: ReviewPartsProps) {
  return (
    <details className="rev-parts">
      <summary>
        {texts.parts} <span className="free">({texts.optional})</span>
      </summary>
      <div className="g2">
        {reviewParts.map((part) => (
          <div className="f" key={part}>
            <label htmlFor={`review-${part}`}>{texts[part]}</label>
            <select
              className="sel"
              id={`review-${part}`}
              name={part}
              defaultValue={values[part] ?? ''}
            >
              <option value="">–</option>
              {ratings.map(({ value, stars }) => (
                <option value={value} key={value}>
                  {stars}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </details>
  )
}
