import { useEffect, useRef, useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { ReviewInputsView } from '../../../model/schemas/review-views.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { Modal } from '../../../ui/modal.tsx'
import { forgetDraft, readDraft, storeDraft } from './review-draft.ts'
import { ReviewForm } from './review-form.tsx'
import { useReviewInputs } from './use-review-inputs.ts'

interface ReviewDialogProps {
  permalink: string
  /** Stars of the link that opened it; 0 for none. */
  stars: number
  /** Message if the form could not be loaded. */
  failed: string
  onClose: () => void
}

/** After a review was sent: what follows, and the search for another event. */
function Thanks({ texts }: Pick<ReviewInputsView, 'texts'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rev-thanks g-run">
      <h3 tabIndex={-1} ref={heading}>
        {texts['thanks']}
      </h3>
      <p>{texts['thanksText']}</p>
      <form action={hrefTo({ to: 'calendar', criteria: [] })} role="search">
        <label htmlFor="review-next">{texts['next']}</label>
        <div className="rowx">
          <input
            className="in"
            id="review-next"
            name="text"
            type="search"
            placeholder={texts['searchPlaceholder']}
          />
          <button className="btn" type="submit">
            {texts['search']}
          </button>
        </div>
      </form>
    </div>
  )
}

/** The form of a new review as a dialog, and the thanks after it. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { permalink, stars, onClose } = props
  const inputs = useReviewInputs(props)
  const [isSent, setIsSent] = useState(false)
  if (inputs === null) return null
  const draft = readDraft(permalink)
  const values = {
    locale: getLocale(),
    ...draft,
    ...(stars === 0 ? {} : { rating: String(stars) }),
  }
  return (
    <Modal id="review-title" title={inputs.texts['title']} onClose={onClose}>
      {isSent ? (
        <Thanks texts={inputs.texts} />
      ) : (
        <ReviewForm
          inputs={inputs}
          values={values}
          onInput={(form) => storeDraft(permalink, form)}
          onSent={() => {
            forgetDraft()
            setIsSent(true)
          }}
          onSignedOut={onClose}
        />
      )}
    </Modal>
  )
}
