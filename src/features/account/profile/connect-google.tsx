import { useEffect, useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { startGoogleSignIn } from '../../../browser/auth-form.ts'
import { takeQueryKey } from '../../../browser/take-query-key.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import type { FieldError } from '../../../model/field-errors.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { sendOwn } from './send-own.ts'

const outcomes = new Map([
  ['taken', m.google_taken],
  ['another', m.google_another],
])

/** Says once why Google led back without being connected. */
function useOutcome(): void {
  useEffect(() => {
    const text = outcomes.get(takeQueryKey('google') ?? '')
    if (text !== undefined) showSnackbar('bad', text())
  }, [])
}

/**
 * The way to Google and back, after the password: who finds a browser signed in gets no way in of their own. It is shown
 * only where the site has a client at Google.
 */
export function ConnectGoogle() {
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<FieldError>()
  useOutcome()
  const connect = async (password: string) => {
    if (isBusy) return
    setIsBusy(true)
    const sent = await sendOwn('POST', '/api/google/connection', { password })
    if (sent.ok && (await startGoogleSignIn(`${window.location.pathname}#security`))) return
    setIsBusy(false)
    const wrong = sent.ok ? undefined : sent.fields['password']
    if (wrong !== undefined) setError(wrong)
    else showSnackbar('bad', sent.ok ? m.google_failed() : failureText(sent.status))
  }
  // Who has pressed the button goes on in the field that took its place.
  useEffect(() => {
    if (isAsked) document.getElementById('google-password')?.focus()
  }, [isAsked])
  if (!isAsked)
    return (
      <div className="google">
        <button className="btn btn-line" type="button" onClick={() => setIsAsked(true)}>
          {m.profile_google_connect()}
        </button>
      </div>
    )
  return (
    <form
      className="form narrow google"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('password')
        void connect(typeof typed === 'string' ? typed : '')
      }}
    >
      <PasswordField
        id="google-password"
        name="password"
        label={m.profile_password_current()}
        error={error}
        autoComplete="current-password"
      />
      <div>
        <BusyButton className="btn btn-line" busy={isBusy}>
          {m.profile_google_connect()}
        </BusyButton>
      </div>
    </form>
  )
}
