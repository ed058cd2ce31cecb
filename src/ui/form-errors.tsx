import { useEffect, useRef, type MouseEvent } from 'react'
import { fieldText } from '../i18n/field-texts.ts'
import type { FieldErrorsOf } from '../model/field-errors.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

interface FormErrorsProps {
  /** The remaining errors by field name. */
  errors: FieldErrorsOf
  /** Labels by field name, in the order of the fields. */
  labels: Readonly<Record<string, string>>
  /** Prefix of the controls' ids. */
  prefix?: string
  /** Error message for the form as a whole. */
  failure?: string | undefined
  /** Number of failed submissions. The summary takes the focus each time it grows. */
  attempt: number
}

/** Focuses the field that a link points to, without changing the URL. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}

interface ErrorSummaryProps extends Pick<FormErrorsProps, 'failure' | 'attempt'> {
  /** Ids of the controls, their labels or errors, and a sentence that a label needs. */
  lines: readonly { id: string; label: string; text: string | null }[]
}

/** Error summary at the top of a form; each line links to its field. `#errors` is its address without scripts. */
export function ErrorSummary({ lines, failure, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (lines.length === 0 && failure === undefined) return null
  return (
    <div className="notice n-bad form-errors" id="errors" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        {failure === undefined ? null : <p>{failure}</p>}
        {lines.length === 0 ? null : (
          <>
            <b>{m.field_summary()}</b>
            <ul>
              {lines.map(({ id, label, text }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={focusField}>
                    {label}
                  </a>
                  {text === null ? null : <span>{text}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

/** The summary of a form whose fields have errors of the common kinds. */
export function FormErrors({ errors, labels, prefix = '', ...whole }: FormErrorsProps) {
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name]
    if (error === undefined) return []
    // An empty field needs no more than its name.
    const text = error === 'required' ? null : fieldText(error, label)
    return [{ id: prefix + name, label, text }]
  })
  return <ErrorSummary lines={lines} {...whole} />
}
