import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useRef, useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { reportMaximumCharacters } from '../../../model/values/limits.ts'
import { reportFormFields } from '../../../model/schemas/community/report.ts'
import type { ReportFormView } from '../../../model/schemas/community/feedback-views.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { FieldFrame } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Modal, type ModalHandle } from '../../../ui/modal.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { LongText } from '../../../ui/forms/long-text.tsx'
import { FeedbackSignIn } from './feedback-sign-in.tsx'

const notSignedIn = 401
const conflict = 409

interface ReportDialogProps {
  view: ReportFormView
  reviewId: number
  onClose: () => void
}

/** The form that reports a review to the moderators. */
export function ReportDialog({ view, reviewId, onClose }: ReportDialogProps) {
  const [isSigningIn, setIsSigningIn] = useState(false)
  const modal = useRef<ModalHandle>(null)
  const element = useRef<HTMLFormElement>(null)
  const { form, field, isBusy } = useForm({
    schema: reportFormFields,
    labels: { category: view.category.label, text: view.text },
    prefix: 'report-',
    send: async (fields) => {
      const sent = await resultOf(api.reviews.report.$post({ json: { reviewId, ...fields } }))
      if (!sent.ok && sent.status === notSignedIn) {
        setIsSigningIn(true)
        return { status: notSignedIn, text: view.logIn }
      }
      // The member has reported it before.
      if (!sent.ok && sent.status !== conflict) return sent
      modal.current?.close()
      showSnackbar('ok', view.thanks)
      return null
    },
  })
  return (
    <Modal id="report-title" title={view.title} ref={modal} onClose={onClose}>
      <Form {...form} ref={element}>
        <Choices {...field('category')} options={view.category.options} />
        <FieldFrame {...field('text')}>
          {(attributes) => (
            <LongText rows={3} maxLength={reportMaximumCharacters} dir="auto" {...attributes} />
          )}
        </FieldFrame>
        <BusyButton busy={isBusy}>{view.send}</BusyButton>
      </Form>
      {isSigningIn ? (
        <FeedbackSignIn
          notice={view.logIn}
          returnTo={() => window.location.pathname + window.location.search}
          onSignedIn={() => element.current?.requestSubmit()}
          onClose={() => setIsSigningIn(false)}
        />
      ) : null}
    </Modal>
  )
}
