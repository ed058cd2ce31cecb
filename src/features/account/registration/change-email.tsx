import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useRef } from 'react'
import {
  storePendingRegistration,
  type PendingRegistration,
} from '../../../browser/pending-registration.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { EmailAddressForm } from '../email-links/email-address-form.tsx'

interface ChangeEmailProps {
  pending: string
  onChanged: (registration: PendingRegistration) => void
}

/** Corrects a mistyped email address: the confirmation email is sent to the new one, and the first link stops working. */
export function ChangeEmail({ pending, onChanged }: ChangeEmailProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const change = async (email: string) => {
    const sent = await resultOf(
      api.members.registration.address.$post({ json: { pending, email } }),
    )
    if (!sent.ok)
      return sent.code.startsWith('token-') ? { ...sent, text: m.registration_again_old() } : sent
    const registration = { email, pending }
    storePendingRegistration(registration)
    if (box.current !== null) box.current.open = false
    onChanged(registration)
    return null
  }
  return (
    <details className="change" ref={box}>
      <summary className="link">{m.registration_change()}</summary>
      <EmailAddressForm label={m.registration_change_label()} send={change}>
        {(isBusy) => (
          <BusyButton busy={isBusy} className="btn">
            {m.registration_change_send()}
          </BusyButton>
        )}
      </EmailAddressForm>
    </details>
  )
}
