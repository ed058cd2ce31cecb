import { m } from '../../../paraglide/messages.js'
import type { SendFailure } from '../../../browser/send.ts'
import type { Refusal } from '../../../ui/use-form.ts'

/** Why something that asks for proof was not taken: without a password, only a sign-in of a moment ago is one. */
export function refusalOf(sent: SendFailure): Refusal {
  return sent.code === 'sign-in-again' ? { ...sent, text: m.profile_log_in_again() } : sent
}
