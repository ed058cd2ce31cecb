import { m } from '../../../../paraglide/messages.js'
import type { SendFailure } from '../../../../api/result.ts'
import type { Refusal } from '../../../../ui/forms/use-form.ts'

/**
 * The refusal of a change that requires the password. An account without a password needs a recent sign-in instead;
 * without one, the text asks the member to sign in again.
 */
export function refusalWithHint(sent: SendFailure): Refusal {
  return sent.code === 'sign-in-again' ? { ...sent, text: m.profile_log_in_again() } : sent
}
