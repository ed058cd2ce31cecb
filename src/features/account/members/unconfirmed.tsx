import type { PendingRegistration } from '../../../browser/pending-registration.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { Resend } from './resend.tsx'

/** The ways on for somebody whose password is right and whose account is not confirmed: the email again, or elsewhere. */
export function Unconfirmed({ email, pending }: PendingRegistration & { pending: string }) {
  return (
    <div>
      <Resend key={pending} email={email} pending={pending} wait={0} />
      <p className="s">
        <a className="link" href={hrefTo({ to: 'members', page: 'registration/success' })}>
          {m.registration_change()}
        </a>
      </p>
    </div>
  )
}
