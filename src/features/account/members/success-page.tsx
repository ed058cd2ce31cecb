import { useEffect, useState } from 'react'
import {
  readPendingRegistration,
  type PendingRegistration,
} from '../../../browser/pending-registration.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { ChangeAddress } from './change-address.tsx'
import { Resend } from './resend.tsx'
import { Steps } from './steps.tsx'

/** The third step to an account: a mail is on its way. What can be done about it needs what this tab keeps. */
export function SuccessPage() {
  const [signUp, setSignUp] = useState<PendingRegistration | null>(null)
  useEffect(() => setSignUp(readPendingRegistration()), [])
  const pending = signUp?.pending ?? null
  return (
    <AuthFrame>
      <Steps current={3} />
      <h1>{m.registration_step_mail()}</h1>
      {signUp === null || pending === null ? (
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
          <p className="lead-t">{m.registration_sent_to({ email: signUp.email })}</p>
          <p>{m.registration_sent_spam()}</p>
          <Resend key={signUp.email} email={signUp.email} pending={pending} />
          <ChangeAddress pending={pending} onChanged={setSignUp} />
        </>
      )}
    </AuthFrame>
  )
}
