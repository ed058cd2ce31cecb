import { m } from '../../../paraglide/messages.js'
import type { Failed } from '../../../browser/send.ts'
import type { Refusal } from '../../../ui/use-form.ts'

/** Why something that asks for proof was not taken: without a password, only a sign-in of a moment ago is one. */
export function refusalOf(sent: Failed): Refusal {
  return sent.code === 'sign-in-again' ? { ...sent, text: m.profile_log_in_again() } : sent
}
