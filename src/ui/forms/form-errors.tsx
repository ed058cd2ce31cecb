import { fieldText } from '../../i18n/field-texts.ts'
import type { FieldErrorsOf } from '../../model/values/field-errors.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from './error-summary.tsx'

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

/** The summary of a form whose fields have errors of the common kinds. */
export function FormErrors({ errors, labels, prefix = '', ...whole }: FormErrorsProps) {
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name]
    if (error === undefined) return []
    // An empty field needs no more than its name.
    const text = error === 'required' ? null : fieldText(error, label)
    return [{ id: prefix + name, label, text }]
  })
  return <ErrorSummary title={m.field_summary()} lines={lines} {...whole} />
}
