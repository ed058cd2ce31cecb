import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import type { ReviewInputsView } from '../../../model/schemas/review-views.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { valuesOf, type ReviewValues } from './review-draft.ts'
import { ReviewFields } from './review-fields.tsx'
import { reviewErrors, sendReview } from './send-review.ts'

interface ReviewFormProps {
  inputs: ReviewInputsView
  values: ReviewValues
  /** Number of the review that is changed; absent for a new one. */
  id?: number
  /** Called with the form after each input. */
  onInput?: (form: HTMLFormElement) => void
  onSent: () => void
  onSignedOut: () => void
}

/** The form of a review. A field is checked when it is left, and all of them when the form is sent (spec §5). */
export function ReviewForm({ inputs, values, id, onInput, onSent, onSignedOut }: ReviewFormProps) {
  const { texts } = inputs
  // The edition of a review stays. Its race stays, too, if the edition is no longer among those offered.
  const kept = id === undefined || inputs.options.length > 0 ? {} : { raceId: values['raceId'] }
  const stays: ReviewValues = id === undefined ? {} : { ...kept, edition: values['edition'] }
  const [errors, setErrors] = useState<ReviewValues>({})
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])

  const refuse = (found: ReviewValues) => {
    setErrors(found)
    setAttempt((count) => count + 1)
  }
  /** Checks the fields that have an error again, and the one that was left. */
  const check = (form: HTMLFormElement, left?: string) => {
    const found = reviewErrors({ ...stays, ...valuesOf(form) }, texts)
    setErrors((shown) =>
      Object.fromEntries(
        Object.entries(found).filter(([name]) => name === left || shown[name] !== undefined),
      ),
    )
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = { ...stays, ...valuesOf(event.currentTarget) }
    const found = reviewErrors(given, texts)
    if (isBusy) return
    if (Object.keys(found).length > 0) return refuse(found)
    setIsBusy(true)
    const outcome = await sendReview(given, inputs, id)
    setIsBusy(false)
    if (outcome.state === 'sent') onSent()
    else if (outcome.state === 'signed-out') onSignedOut()
    else if (outcome.state === 'refused') refuse(outcome.errors)
    else showSnackbar('bad', outcome.text)
  }
  const listed = Object.entries(errors)
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
    <form className="form" method="post" noValidate {...listeners}>
      {attempt === 0 || listed.length === 0 ? null : (
        <div className="notice n-bad form-errors" role="alert" tabIndex={-1} ref={summary}>
          <div>
            <b>{texts['summary']}</b>
            <ul>
              {listed.map(([name, text]) => (
                <li key={name}>
                  <a
                    href={`#review-${name}`}
                    onClick={(event) => {
                      event.preventDefault()
                      const form = event.currentTarget.closest('form')
                      form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
                    }}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <ReviewFields inputs={inputs} values={values} errors={errors} />
      <BusyButton busy={isBusy} className="btn btn-flare btn-l">
        {texts[id === undefined ? 'send' : 'save']}
      </BusyButton>
    </form>
  )
}
