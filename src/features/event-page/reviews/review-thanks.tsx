import { useEffect, useRef } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'

/** After a review was sent: what follows, and the search for another event. */
export function ReviewThanks({ texts }: Pick<ReviewInputsView, 'texts'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rev-thanks g-run">
      <h3 tabIndex={-1} ref={heading}>
        {texts.thanks}
      </h3>
      <p>{texts.thanksText}</p>
      <form action={hrefTo({ to: 'calendar', criteria: [] })} role="search">
        <label htmlFor="review-next">{texts.next}</label>
        <div className="rowx">
          <input
            className="in"
            id="review-next"
            name="text"
            type="search"
            placeholder={texts.searchPlaceholder}
          />
          <button className="btn" type="submit">
            {texts.search}
          </button>
        </div>
      </form>
    </div>
  )
}
