import { useState } from 'react'
import type { ChosenFeedback } from '../../../model/community/feedback.ts'
import type { FeedbackFormView } from '../../../model/schemas/community/feedback-views.ts'
import { Modal } from '../../../ui/modal.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackThanks } from './feedback-thanks.tsx'

interface FeedbackDialogProps {
  view: FeedbackFormView
  chosen: ChosenFeedback
  onClose: () => void
}

/** The form for feedback as a dialog on the event's page. */
export function FeedbackDialog({ view, chosen, onClose }: FeedbackDialogProps) {
  const [isSent, setIsSent] = useState(false)
  return (
    <Modal id="feedback-title" title={view.title} onClose={onClose}>
      {isSent ? (
        <FeedbackThanks view={view} />
      ) : (
        <FeedbackForm
          view={view}
          chosen={chosen}
          prefix="feedback-"
          onSent={() => setIsSent(true)}
        />
      )}
    </Modal>
  )
}
