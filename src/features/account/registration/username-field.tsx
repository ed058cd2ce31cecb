import { useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Field, type FieldProps } from '../../../ui/forms/field.tsx'
import { suggestUsername } from './suggest-username.ts'

/** Username input. If the value contains spaces, a button suggests it with hyphens instead. */
export function UsernameField(field: FieldProps) {
  const control = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const suggested = suggestUsername(typed)
  const applySuggestion = () => {
    if (control.current === null) return
    control.current.value = suggested
    // Runs the form's validation, like typing.
    control.current.dispatchEvent(new Event('input', { bubbles: true }))
    control.current.focus()
  }
  const suggestion =
    field.error === 'no-whitespace' && suggested !== '' ? (
      <button className="link" type="button" onClick={applySuggestion}>
        {m.registration_username_suggest({ name: suggested })}
      </button>
    ) : null
  return (
    <Field
      {...field}
      ref={control}
      help={m.registration_username_help()}
      remedy={suggestion}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
