import { useRef, useState } from 'react'
import { fieldText } from '../../i18n/field-texts.ts'
import type { FieldError } from '../../model/field-errors.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { suggestUsername } from './suggest-username.ts'

interface UsernameFieldProps {
  label: string
  error: FieldError | undefined
}

/** A username; one with spaces is offered without them, as a button that writes it into the field. */
export function UsernameField({ label, error }: UsernameFieldProps) {
  const control = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const suggested = suggestUsername(typed)
  const take = () => {
    if (control.current === null) return
    control.current.value = suggested
    // As if somebody had typed it: the form checks it again.
    control.current.dispatchEvent(new Event('input', { bubbles: true }))
    control.current.focus()
  }
  const offer =
    error === 'no-whitespace' && suggested !== '' ? (
      <button className="link" type="button" onClick={take}>
        {m.registration_username_suggest({ name: suggested })}
      </button>
    ) : null
  return (
    <Field
      ref={control}
      id="username"
      name="username"
      label={label}
      help={m.registration_username_help()}
      error={
        error === undefined ? undefined : (
          <>
            {fieldText(error)} {offer}
          </>
        )
      }
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
