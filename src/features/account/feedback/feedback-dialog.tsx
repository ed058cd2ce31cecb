import { useState } from 'react'
import type { FeedbackFormView } from '../../../model/schemas/feedback-views.ts'
import { Modal } from '../../../ui/modal.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackThanks } from './feedback-thanks.tsx'

interface FeedbackDialogProps {
  view: FeedbackFormView
  category: string | undefined
  onClose: () => void
}

/** The form for feedback as a dialog on the event's page. */
export function FeedbackDialog({ view, category, onClose }: FeedbackDialogProps) {
  const [isSent, setIsSent] = useState(false)
  return (
    <Modal id="feedback-title" title={view.title} onClose={onClose}>
      {isSent ? (
        <FeedbackThanks view={view} />
      ) : (
        <FeedbackForm
          view={view}
          category={category}
          prefix="feedback-"
          onSent={() => setIsSent(true)}
        />
      )}
    </Modal>
  )
}
