import { useState } from 'react'
import { isFieldError } from '../../../model/values/field-errors.ts'
import type { ChosenFeedback } from '../../../model/community/feedback.ts'
import type { FeedbackFormView } from '../../../model/schemas/community/feedback-views.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { m } from '../../../paraglide/messages.js'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { CardSkeleton } from '../../member-area/card-skeleton.tsx'
import { MemberPage } from '../../member-area/member-page.tsx'
import { fieldLabels } from './field-labels.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { FeedbackThanks } from './feedback-thanks.tsx'

const tooManyRequests = 429

/** Error of a form that was sent without scripts: `field.error`, or the code of the API. */
function PlainFormError({ outcome, view }: { outcome: string; view: FeedbackFormView }) {
  const [name = '', error] = outcome.split('.')
  const labels = fieldLabels(view)
  const isOfField = isFieldError(error) && Object.hasOwn(labels, name)
  return (
    <FormErrors
      errors={isOfField ? { [name]: error } : {}}
      labels={labels}
      failure={
        isOfField ? undefined : failureText(name === 'too-many-requests' ? tooManyRequests : 400)
      }
      attempt={0}
    />
  )
}

interface FeedbackPageProps {
  /** The form of the event in the query; null shows the member's feedback. */
  view: FeedbackFormView | null
  chosen: ChosenFeedback
  /** Outcome of the form sent without scripts, from the query. */
  outcome: string | undefined
}

/** The form for feedback on an event, which works without scripts, or else the member's feedback. */
export function FeedbackPage({ view, chosen, outcome }: FeedbackPageProps) {
  const [isSent, setIsSent] = useState(outcome === 'thanks')
  if (view === null) {
    return (
      <MemberPage title={m.feedback_list()} skeleton={<CardSkeleton lines={[3]} />}>
        {() => <FeedbackList />}
      </MemberPage>
    )
  }
  return (
    <div data-hydrate="now">
      <h1 className="area-h">{view.title}</h1>
      <p className="area-lead">
        <a className="link" href={view.event.path} lang={view.event.lang ?? undefined}>
          {view.event.name}
        </a>
      </p>
      {outcome === undefined || isSent ? null : <PlainFormError outcome={outcome} view={view} />}
      {isSent ? (
        <FeedbackThanks view={view} />
      ) : (
        <FeedbackForm view={view} chosen={chosen} prefix="" onSent={() => setIsSent(true)} />
      )}
    </div>
  )
}
