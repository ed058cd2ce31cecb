import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { fillTyped } from '../../browser/typed-values.ts'
import { failureText } from '../../i18n/field-texts.ts'
import type { FieldError, FieldErrorsOf } from '../../model/values/field-errors.ts'
import { readForm, type FormSchema, type Read } from '../../model/values/form.ts'
import type { FieldProps } from './field.tsx'
import { standingErrors, type RefusedValues } from './refused-values.ts'

/** Values by control name: booleans for checkboxes, otherwise strings. */
type FormValues = Record<string, string | boolean>

/** The server's refusal of a form. */
export interface Refusal {
  /** HTTP status; 0 if there was no response. */
  status: number
  fields?: FieldErrorsOf
  /** Error message, if the one for the status is not specific enough. */
  text?: string
}

type ValuesOf<Schema extends FormSchema> = Extract<Read<Schema>, { ok: true }>['values']

interface FormOptions<Schema extends FormSchema, Name extends string> {
  schema: Schema
  /** Labels by field name, in the order of the error summary. */
  labels: Readonly<Record<Name, string>>
  /** Prefix of the controls' ids, for pages where another form has a field of the same name. */
  prefix?: string
  /** Sends the values parsed by the schema. @returns null on success */
  send: (fields: ValuesOf<Schema>) => Promise<Refusal | null>
}

function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      if (control.name === '' || (control.type === 'radio' && !control.checked)) continue
      values[control.name] = control.type === 'checkbox' ? control.checked : control.value
    }
    const isText = control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
    if (isText && control.name !== '') values[control.name] = control.value
  }
  return values
}

const filterErrors = (errors: FieldErrorsOf, test: (name: string) => boolean): FieldErrorsOf =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => test(name)))

/**
 * A form with uncontrolled inputs, which work with the browser's autofill and password managers. A field is validated
 * when it loses focus with a value, then on each input; submitting validates all fields. What was typed before a session
 * ended is filled in again.
 * @returns `form` for `<Form>`, `field` with the props of each control, and `isBusy`, true while the form is being sent
 */
export function useForm<Schema extends FormSchema, Name extends string>({
  schema,
  labels,
  prefix = '',
  send,
}: FormOptions<Schema, Name>) {
  const touched = useRef(new Set<string>())
  const refused = useRef<RefusedValues<FieldError>>({ values: {}, errors: {} })
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrorsOf>({})
  const [listed, setListed] = useState<FieldErrorsOf>({})
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => fillTyped(element.current), [])

  function validate(form: HTMLFormElement) {
    const values = valuesOf(form)
    const read = readForm(schema, values)
    const all = { ...standingErrors(refused.current, values), ...(read.ok ? {} : read.fields) }
    setErrors(filterErrors(all, (name) => touched.current.has(name)))
    return { values, all, fields: read.ok ? read.values : null }
  }

  function fail(fieldErrors: FieldErrorsOf, message: string | undefined): void {
    setErrors(fieldErrors)
    setListed(fieldErrors)
    setFailure(message)
    setAttempt((count) => count + 1)
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    for (const name of Object.keys(valuesOf(form))) touched.current.add(name)
    // The server's errors are dropped, because they may be outdated: a username may be available by now.
    refused.current = { values: {}, errors: {} }
    const { values, all, fields } = validate(form)
    if (fields === null) {
      fail(all, undefined)
      return
    }
    setIsBusy(true)
    const refusal = await send(fields)
    setIsBusy(false)
    if (refusal === null) return
    const fieldErrors = refusal.fields ?? {}
    refused.current = { values, errors: fieldErrors }
    const isOfFields = Object.keys(fieldErrors).some((name) => Object.hasOwn(values, name))
    fail(fieldErrors, refusal.text ?? (isOfFields ? undefined : failureText(refusal.status)))
  }

  return {
    form: {
      element,
      summary: {
        // Errors of the last submission that are not corrected yet.
        errors: filterErrors(errors, (name) => Object.hasOwn(listed, name)),
        labels,
        prefix,
        failure,
        attempt,
      },
      onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
        const control: unknown = target
        if (!(control instanceof HTMLInputElement) || control.value === '') return
        touched.current.add(control.name)
        validate(currentTarget)
      },
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        validate(currentTarget)
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      },
    },
    /** Props of a field. The error is set only after the field lost focus or the form was submitted. */
    field: (name: Name): FieldProps => ({
      id: prefix + name,
      name,
      label: labels[name],
      error: errors[name],
    }),
    isBusy,
  } as const
}
