import { useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { failureText } from '../i18n/field-texts.ts'
import type { FieldErrorsOf } from '../model/field-errors.ts'
import { readForm, type FormSchema, type Read } from '../model/schemas/members.ts'
import type { FieldOfForm } from './field.tsx'

/** What a form holds, by the names of its controls: a tick as true or false, everything else as text. */
type FormValues = Record<string, string | boolean>

/** Why the server did not take a form. */
export interface Refusal {
  /** Of the answer; 0 where there was none. */
  status: number
  fields?: FieldErrorsOf
  /** Our words for it, where those that go with the status would say too little. */
  text?: string
}

type ValuesOf<Schema extends FormSchema> = Extract<Read<Schema>, { ok: true }>['values']

interface FormOptions<Schema extends FormSchema, Name extends string> {
  schema: Schema
  /** What each field is called, by its name, in the order in which the summary of errors lists them. */
  labels: Readonly<Record<Name, string>>
  /** Goes before a name in the id of its control, where another form of the page may have a field of that name. */
  prefix?: string
  /** Sends what the schema made of the values; null says that it was taken. */
  send: (fields: ValuesOf<Schema>) => Promise<Refusal | null>
}

function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      if (control.name === '' || (control.type === 'radio' && !control.checked)) continue
      values[control.name] = control.type === 'checkbox' ? control.checked : control.value
    }
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      values[control.name] = control.value
  }
  return values
}

const only = (errors: FieldErrorsOf, wanted: (name: string) => boolean): FieldErrorsOf =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => wanted(name)))

/** What the server said of a value; it holds as long as the value stays. */
interface Refused {
  values: FormValues
  fields: FieldErrorsOf
}

/**
 * A form whose controls keep their own values, as the browser and password managers want it. A field is checked when it
 * is left with something in it, then at each correction; sending checks all.
 * @returns `form` for `<Form>`, `field` for each control by its name, and whether something is being sent
 */
export function useForm<Schema extends FormSchema, Name extends string>({
  schema,
  labels,
  prefix = '',
  send,
}: FormOptions<Schema, Name>) {
  const left = useRef(new Set<string>())
  const refused = useRef<Refused>({ values: {}, fields: {} })
  const [errors, setErrors] = useState<FieldErrorsOf>({})
  const [listed, setListed] = useState<FieldErrorsOf>({})
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(false)

  function check(form: HTMLFormElement) {
    const values = valuesOf(form)
    const read = readForm(schema, values)
    const { fields: told, values: before } = refused.current
    const all = {
      ...only(told, (name) => before[name] === values[name]),
      ...(read.ok ? {} : read.fields),
    }
    setErrors(only(all, (name) => left.current.has(name)))
    return { values, all, fields: read.ok ? read.values : null }
  }

  function fail(found: FieldErrorsOf, text: string | undefined): void {
    setErrors(found)
    setListed(found)
    setFailure(text)
    setAttempt((count) => count + 1)
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    for (const name of Object.keys(valuesOf(form))) left.current.add(name)
    // What the server said of these values is asked again: a name may be free by now.
    refused.current = { values: {}, fields: {} }
    const { values, all, fields } = check(form)
    if (fields === null) {
      fail(all, undefined)
      return
    }
    setIsBusy(true)
    const refusal = await send(fields)
    setIsBusy(false)
    if (refusal === null) return
    const told = refusal.fields ?? {}
    refused.current = { values, fields: told }
    const isOfFields = Object.keys(told).some((name) => Object.hasOwn(values, name))
    fail(told, refusal.text ?? (isOfFields ? undefined : failureText(refusal.status)))
  }

  return {
    form: {
      summary: {
        // What the last try to send failed for and is still not mended.
        errors: only(errors, (name) => Object.hasOwn(listed, name)),
        labels,
        prefix,
        failure,
        attempt,
      },
      onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
        const control: unknown = target
        if (!(control instanceof HTMLInputElement) || control.value === '') return
        left.current.add(control.name)
        check(currentTarget)
      },
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        check(currentTarget)
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      },
    },
    /** With an error only once it has been left or sent. */
    field: (name: Name): FieldOfForm => ({
      id: prefix + name,
      name,
      label: labels[name],
      error: errors[name],
    }),
    isBusy,
  } as const
}
