import type { PendingRegistration } from '../../../browser/pending-registration.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { ResendEmail } from './resend-email.tsx'

/** Options after the correct password of an unconfirmed account: resend the email, or correct the address. */
export function UnconfirmedAccountOptions({
  email,
  pending,
}: PendingRegistration & { pending: string }) {
  return (
    <div>
      <ResendEmail key={pending} email={email} pending={pending} initialWait={0} />
      <p className="s">
        <a className="link" href={hrefTo({ to: 'members', page: 'registration/success' })}>
          {m.registration_change()}
        </a>
      </p>
    </div>
  )
}
