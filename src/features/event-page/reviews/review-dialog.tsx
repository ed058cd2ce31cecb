import { useState } from 'react'
import { getLocale } from '../../../paraglide/runtime.js'
import { Modal } from '../../../ui/modal.tsx'
import { forgetDraft, readDraft, storeDraft } from './review-draft.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewThanks } from './review-thanks.tsx'
import { useReviewInputs } from './use-review-inputs.ts'

interface ReviewDialogProps {
  permalink: string
  /** Stars of the link that opened it; 0 for none. */
  stars: number
  /** Message if the form could not be loaded. */
  failed: string
  onClose: () => void
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
    <Modal id="review-title" title={inputs.texts.title} onClose={onClose}>
      {isSent ? (
        <ReviewThanks texts={inputs.texts} />
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
