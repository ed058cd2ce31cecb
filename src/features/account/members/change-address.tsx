import { useRef } from 'react'
import {
  storePendingRegistration,
  type PendingRegistration,
} from '../../../browser/pending-registration.ts'
import { m } from '../../../paraglide/messages.js'
import { send } from '../../../browser/send.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { AddressForm } from './address-form.tsx'

interface ChangeAddressProps {
  pending: string
  onChanged: (signUp: PendingRegistration) => void
}

/** For an address with a slip in it: the mail goes to another one, and the first link no longer works. */
export function ChangeAddress({ pending, onChanged }: ChangeAddressProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const change = async (email: string) => {
    const sent = await send('POST', '/api/members/registration/address', { pending, email })
    if (!sent.ok)
      return sent.code.startsWith('token-') ? { ...sent, text: m.registration_again_old() } : sent
    const signUp = { email, pending }
    storePendingRegistration(signUp)
    if (box.current !== null) box.current.open = false
    onChanged(signUp)
    return null
  }
  return (
    <details className="change" ref={box}>
      <summary className="link">{m.registration_change()}</summary>
      <AddressForm label={m.registration_change_label()} send={change}>
        {(isBusy) => (
          <BusyButton busy={isBusy} className="btn">
            {m.registration_change_send()}
          </BusyButton>
        )}
      </AddressForm>
    </details>
  )
}
