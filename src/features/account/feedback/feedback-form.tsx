import { api } from '../../../api/index.ts'
import { useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { feedbackEventKey, type ChosenFeedback } from '../../../model/community/feedback.ts'
import { feedbackFields } from '../../../model/schemas/community/feedback.ts'
import type { FeedbackFormView } from '../../../model/schemas/community/feedback-views.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { FieldFrame } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { LongText } from '../../../ui/forms/long-text.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { feedbackMaximumCharacters } from '../../../model/values/limits.ts'
import { CategoryFields } from './category-fields.tsx'
import { fieldLabels } from './field-labels.ts'
import { FeedbackSignIn } from './feedback-sign-in.tsx'
import { sendFeedback } from './send-feedback.ts'
import { useFeedbackDraft } from './use-feedback-draft.ts'

const formPage = (permalink: string): string =>
  `${hrefTo({ to: 'profile', page: 'feedback' })}?${new URLSearchParams({ [feedbackEventKey]: permalink }).toString()}`

interface FeedbackFormProps {
  view: FeedbackFormView
  chosen: ChosenFeedback
  /** Prefix of the controls' ids. */
  prefix: string
  onSent: () => void
}

/**
 * Form for feedback on an event. Style sheets show the fields of the chosen category. Without scripts, the browser sends
 * it to a page that redirects back.
 */
export function FeedbackForm({ view, chosen, prefix, onSent }: FeedbackFormProps) {
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [element, discardDraft] = useFeedbackDraft(view.event.permalink)
  const isHydrated = useIsHydrated()
  const { form, field, isBusy } = useForm({
    schema: feedbackFields,
    labels: fieldLabels(view),
    prefix,
    send: async (fields) => {
      const refusal = await sendFeedback(fields)
      if (refusal === 'signed-out') {
        setIsSigningIn(true)
        return { status: 401, text: view.logIn }
      }
      if (refusal !== null) return refusal
      discardDraft()
      onSent()
      return null
    },
  })
  return (
    <>
      <Form
        {...form}
        className="form fb-form"
        action={api.feedback.form.$path({ query: { locale: getLocale() } })}
        noValidate={isHydrated}
        ref={element}
      >
        <p className="s">{view.intro}</p>
        <input type="hidden" name="permalink" value={view.event.permalink} />
        <Choices {...field('category')} options={view.category.options} chosen={chosen.category} />
        <CategoryFields view={view} field={field} fact={chosen.fact} />
        <FieldFrame {...field('text')} help={view.text.help}>
          {(attributes) => (
            <LongText rows={5} maxLength={feedbackMaximumCharacters} dir="auto" {...attributes} />
          )}
        </FieldFrame>
        <BusyButton busy={isBusy} isPlain>
          {view.send}
        </BusyButton>
      </Form>
      {isSigningIn ? (
        <FeedbackSignIn
          notice={view.logIn}
          // The page of the form restores the draft.
          returnTo={() => formPage(view.event.permalink)}
          onSignedIn={() => element.current?.requestSubmit()}
          onClose={() => setIsSigningIn(false)}
        />
      ) : null}
    </>
  )
}
