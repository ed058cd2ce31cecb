import { m } from '../../paraglide/messages.js'
import type { Sent } from '../../send.ts'
import type { Refusal } from '../../ui/use-form.ts'

/** Why something that asks for proof was not taken: without a password, only a sign-in of a moment ago is one. */
export function refusalOf(sent: Extract<Sent, { ok: false }>): Refusal {
  const { status, fields } = sent
  return sent.code === 'sign-in-again'
    ? { status, fields, text: m.profile_log_in_again() }
    : { status, fields }
}
