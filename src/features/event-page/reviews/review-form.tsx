import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { leftPage, type LeftPage } from '../../../browser/go-to-sign-in.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { fillTyped } from '../../../browser/typed-values.ts'
import {
  changeForm,
  missingInReview,
  reviewEventKey,
  type ReviewError,
  type ReviewErrors,
  type ReviewValues,
} from '../../../model/community/review-form.ts'
import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { standingErrors, type RefusedValues } from '../../../ui/forms/refused-values.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { valuesOf } from './review-draft.ts'
import { ReviewFields } from './review-fields.tsx'
import { sendReview } from './send-review.ts'

interface ReviewFormProps {
  inputs: ReviewInputsView
  values: ReviewValues
  /** Number of the review that is changed; absent for a new one. */
  id?: number
  /** Called with the form after each input. */
  onInput?: (form: HTMLFormElement) => void
  onSent: () => void
  /** @param left the page as it was when the review was sent */
  onSignedOut: (left: LeftPage) => void
  /** The form as its page without scripts sends it, and the errors with which it came back. */
  plain?: { action: string; permalink: string; errors: ReviewErrors; failure: string | undefined }
}

/**
 * The form of a review. A field is checked when it is left, and all of them when the form is sent (spec §5). What the server
 * refused stays until its control changes.
 */
export function ReviewForm({
  inputs,
  values,
  id,
  onInput,
  onSent,
  onSignedOut,
  plain,
}: ReviewFormProps) {
  const { texts } = inputs
  // The edition of a review stays. Its race stays, too, if the edition is no longer among those offered.
  const kept = id === undefined || inputs.options.length > 0 ? {} : { raceId: values['raceId'] }
  const stays: ReviewValues = id === undefined ? {} : { ...kept, edition: values['edition'] }
  const [errors, setErrors] = useState<ReviewErrors>(plain?.errors ?? {})
  const refused = useRef<RefusedValues<ReviewError>>({ values, errors: plain?.errors ?? {} })
  const element = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const isHydrated = useIsHydrated()

  useEffect(() => fillTyped(element.current), [])

  const refuse = (found: ReviewErrors) => {
    setErrors(found)
    setAttempt((count) => count + 1)
  }
  /** Checks the fields that have an error again, and the one that was left. */
  const check = (form: HTMLFormElement, left?: string) => {
    const given = { ...stays, ...valuesOf(form) }
    const standing = standingErrors(refused.current, given)
    const found = { ...missingInReview(given), ...standing }
    setErrors((shown) =>
      Object.fromEntries(
        Object.entries(found).filter(([name]) => name === left || shown[name] !== undefined),
      ),
    )
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = { ...stays, ...valuesOf(event.currentTarget) }
    const found = missingInReview(given)
    if (isBusy) return
    refused.current = { values: {}, errors: {} }
    if (Object.keys(found).length > 0) return refuse(found)
    setIsBusy(true)
    const page = leftPage()
    const outcome = await sendReview(given, inputs, id)
    setIsBusy(false)
    if (outcome.state === 'sent') onSent()
    else if (outcome.state === 'signed-out') onSignedOut(page)
    else if (outcome.state === 'refused') {
      refused.current = { values: given, errors: outcome.errors }
      refuse(outcome.errors)
    } else showSnackbar('bad', outcome.text)
  }
  const sentences = Object.entries(errors).flatMap(([name, error]) =>
    error === undefined ? [] : [{ id: `review-${name}`, name, label: texts[error], text: null }],
  )
  const isListed = attempt > 0 || plain !== undefined
  const listeners = {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      check(currentTarget)
      onInput?.(currentTarget)
    },
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      const left: unknown = target
      const isTick = left instanceof HTMLInputElement && left.type === 'checkbox'
      check(currentTarget, isTick ? left.name : undefined)
    },
  }
  return (
    <form
      className="form"
      method="post"
      data-form={id === undefined ? `review-of-${inputs.eventId}` : changeForm(id)}
      ref={element}
      action={plain?.action}
      noValidate={plain === undefined || isHydrated}
      {...listeners}
    >
      {plain === undefined ? null : (
        <input type="hidden" name={reviewEventKey} value={plain.permalink} />
      )}
      <ErrorSummary
        title={texts.summary}
        lines={isListed ? sentences : []}
        failure={attempt === 0 ? plain?.failure : undefined}
        attempt={attempt}
      />
      <ReviewFields
        inputs={inputs}
        values={values}
        errors={Object.fromEntries(sentences.map(({ name, label }) => [name, label]))}
      />
      <BusyButton busy={isBusy} isPlain={plain !== undefined} className="btn btn-flare btn-l">
        {texts[id === undefined ? 'send' : 'save']}
      </BusyButton>
    </form>
  )
}
