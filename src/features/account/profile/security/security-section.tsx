import type { ProfileView } from '../../../../model/schemas/account/profile.ts'
import { hrefTo } from '../../../../i18n/links.ts'
import { m } from '../../../../paraglide/messages.js'
import { Card } from '../../../member-area/card.tsx'
import { EmailForm } from './email-form.tsx'
import { GoogleConnection } from './google-connection.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

interface SecuritySectionProps {
  profile: ProfileView
  onChanged: (profile: ProfileView) => void
}

/** Password, email address, Google account and sessions. */
export function SecuritySection({ profile, onChanged }: SecuritySectionProps) {
  return (
    <>
      <Card id="password" title={m.profile_password_heading()}>
        {profile.hasPassword ? (
          <PasswordForm profile={profile} />
        ) : (
          <>
            <p>{m.profile_password_none()}</p>
            <p>
              <a
                className="btn btn-line"
                href={hrefTo({ to: 'members', page: 'password/forgotpassword' })}
              >
                {m.profile_password_set()}
              </a>
            </p>
          </>
        )}
      </Card>
      <Card id="email" title={m.profile_email_heading()}>
        <EmailForm profile={profile} onChanged={onChanged} />
      </Card>
      <Card id="google" title="Google">
        <GoogleConnection profile={profile} onChanged={onChanged} />
      </Card>
      <Card id="sessions" title={m.profile_sessions_heading()}>
        <SessionList />
      </Card>
    </>
  )
}
