import { useEffect, useRef, type MouseEvent } from 'react'
import { fieldText } from '../i18n/field-texts.ts'
import type { FieldErrorsOf } from '../model/field-errors.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

interface FormErrorsProps {
  /** What is not mended yet, by the names of fields. */
  errors: FieldErrorsOf
  /** The fields of the form in their order: the label of each name. */
  labels: Readonly<Record<string, string>>
  /** What stands before a name in the id of its control. */
  prefix?: string
  /** Why the form as a whole was not taken. */
  failure?: string | undefined
  /** Counts the tries to send that failed: with each of them the focus comes here. */
  attempt: number
}

/** Brings the field of a link into view and the focus into it; the address stays as it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}

/** What has to be mended before a form can be sent: first in the form, and each line a link to its field. */
export function FormErrors({ errors, labels, prefix = '', failure, attempt }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name]
    return error === undefined ? [] : [{ name, label, text: fieldText(error) }]
  })
  if (lines.length === 0 && failure === undefined) return null
  return (
    <div className="notice n-bad form-errors" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        {failure === undefined ? null : <p>{failure}</p>}
        {lines.length === 0 ? null : (
          <>
            <b>{m.field_summary()}</b>
            <ul>
              {lines.map(({ name, label, text }) => (
                <li key={name}>
                  <a href={`#${prefix}${name}`} onClick={focusField}>
                    {label}
                  </a>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
