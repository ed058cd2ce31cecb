import type { LeftPage } from '../../../browser/go-to-sign-in.ts'
import type { MemberReviewsView } from '../../../model/schemas/community/review-views.ts'
import { Modal } from '../../../ui/modal.tsx'
import { ReviewForm } from './review-form.tsx'
import { useReviewInputs } from './use-review-inputs.ts'

interface ReviewChangeDialogProps {
  review: MemberReviewsView['reviews'][number]
  /** Message if the form could not be loaded. */
  failed: string
  onSent: () => void
  onSignedOut: (left: LeftPage) => void
  onClose: () => void
}

/** The form of a review that its author changes, as a dialog. The edition stays. */
export function ReviewChangeDialog({ review, failed, ...then }: ReviewChangeDialogProps) {
  const { permalink, values } = review
  const inputs = useReviewInputs({ permalink, failed, onClose: then.onClose })
  if (inputs === null) return null
  const options = inputs.options.filter(({ value }) => value === values['edition'])
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return (
    <Modal
      id="review-title"
      title={<span lang={review.eventLang ?? undefined}>{review.event}</span>}
      onClose={then.onClose}
    >
      <ReviewForm
        inputs={{ ...inputs, options }}
        values={Object.fromEntries(filled)}
        id={review.id}
        onSent={then.onSent}
        onSignedOut={then.onSignedOut}
      />
    </Modal>
  )
}
