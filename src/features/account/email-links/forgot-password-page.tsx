import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { EmailAddressForm } from './email-address-form.tsx'
import { Outcome } from './outcome.tsx'

/** Requests a password reset link. The result is the same with and without an account, so that it does not reveal one. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthFrame>
      {sentTo === null ? (
        <>
          <h1>{m.password_forgot_title()}</h1>
          <p className="lead-t">{m.password_forgot_text()}</p>
          <ForgotForm onSent={setSentTo} />
        </>
      ) : (
        <Outcome
          title={m.registration_step_mail()}
          text={m.password_forgot_sent({ email: sentTo })}
        />
      )}
      <p className="s">
        <a className="link" href={hrefTo({ to: 'members', page: 'signin' })}>
          {m.password_back()}
        </a>
      </p>
    </AuthFrame>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const requestLink = async (email: string) => {
    const sent = await resultOf(api.members.password.forgot.$post({ json: { email } }))
    if (!sent.ok) return sent
    onSent(email)
    return null
  }
  return (
    <EmailAddressForm label={m.newsletter_label()} send={requestLink}>
      {(isBusy) => <BusyButton busy={isBusy}>{m.password_forgot_send()}</BusyButton>}
    </EmailAddressForm>
  )
}
