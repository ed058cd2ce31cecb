import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Field, type FieldProps } from '../../../ui/field.tsx'
import { suggestUsername } from './suggest-username.ts'

/** A username; one with spaces is offered without them, as a button that writes it into the field. */
export function UsernameField(field: FieldProps) {
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
    field.error === 'no-whitespace' && suggested !== '' ? (
      <button className="link" type="button" onClick={take}>
        {m.registration_username_suggest({ name: suggested })}
      </button>
    ) : null
  return (
    <Field
      {...field}
      ref={control}
      help={m.registration_username_help()}
      remedy={offer}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
