import { failureText } from '../../../i18n/field-texts.ts'
import { m } from '../../../paraglide/messages.js'
import type { Refusal } from '../../../ui/forms/use-form.ts'
import type { SignInResult } from './credentials.ts'

function messageFor(status: number, minutes: number | null): string {
  if (status === 400 || status === 401) return m.signin_wrong()
  if (minutes === null) return failureText(status)
  if (status === 429) return m.signin_busy({ minutes })
  return status === 503 ? m.signin_closed({ minutes }) : failureText(status)
}

/** The form's error for a failed sign-in; null if it succeeded. */
export function signInRefusal(result: SignInResult): Refusal | null {
  if (result.ok) return null
  const { status, retryAfter, unconfirmed = null, text = null } = result
  if (text !== null) return { status, text }
  if (unconfirmed !== null)
    return { status, text: m.signin_unconfirmed({ email: unconfirmed.email }) }
  const minutes = retryAfter === null ? null : Math.max(1, Math.ceil(retryAfter / 60))
  return { status, text: messageFor(status, minutes) }
}
