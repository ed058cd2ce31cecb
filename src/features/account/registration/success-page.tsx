import { useEffect, useState } from 'react'
import {
  readPendingRegistration,
  type PendingRegistration,
} from '../../../browser/pending-registration.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ResendEmail } from './resend-email.tsx'
import { RegistrationSteps } from './registration-steps.tsx'

/**
 * Third step of the registration: the confirmation email was sent. Resending it and correcting the address need the
 * pending registration of this tab's session storage.
 */
export function SuccessPage() {
  const [registration, setRegistration] = useState<PendingRegistration | null>(null)
  useEffect(() => setRegistration(readPendingRegistration()), [])
  const pending = registration?.pending ?? null
  return (
    <AuthFrame>
      <RegistrationSteps current={3} />
      <h1>{m.registration_step_mail()}</h1>
      {registration === null || pending === null ? (
        <>
          <p>{m.registration_sent()}</p>
          <p>
            <a className="link" href={hrefTo({ to: 'members', page: 'registration' })}>
              {m.account_create()}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="lead-t">{m.registration_sent_to({ email: registration.email })}</p>
          <p>{m.registration_sent_spam()}</p>
          <ResendEmail key={registration.email} email={registration.email} pending={pending} />
          <ChangeEmail pending={pending} onChanged={setRegistration} />
        </>
      )}
    </AuthFrame>
  )
}
