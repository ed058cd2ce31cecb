import { api } from '../../../../api/index.ts'
import { useState } from 'react'
import { showSnackbar } from '../../../../browser/snackbar.ts'
import { failureText } from '../../../../i18n/field-texts.ts'
import { hrefTo } from '../../../../i18n/links.ts'
import type { ProfileView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { ConnectGoogle } from './connect-google.tsx'
import { focusCard } from '../../../member-area/card.tsx'
import { accountResult } from '../../../member-area/send-account-request.ts'

interface GoogleConnectionProps {
  profile: ProfileView
  onChanged: (profile: ProfileView) => void
}

/** Connects or disconnects a Google account. It cannot be disconnected while the account has no password. */
export function GoogleConnection({ profile, onChanged }: GoogleConnectionProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { google, hasPassword } = profile
  const disconnect = async () => {
    setIsBusy(true)
    const sent = await accountResult(api.profile.google.$delete())
    setIsBusy(false)
    if (!sent.ok) {
      showSnackbar(
        'bad',
        sent.status === 409 ? m.profile_google_needs_password() : failureText(sent.status),
      )
      return
    }
    focusCard('google')
    onChanged({ ...profile, google: null })
    showSnackbar('ok', m.profile_google_disconnected())
  }
  if (google === null) {
    return (
      <>
        <p>{m.profile_google_none()}</p>
        <ConnectGoogle profile={profile} />
      </>
    )
  }
  return (
    <>
      <p>{m.profile_google_connected({ email: google.email })}</p>
      {hasPassword ? (
        <div>
          <BusyButton
            className="btn btn-line"
            type="button"
            busy={isBusy}
            onClick={() => void disconnect()}
          >
            {m.profile_google_disconnect()}
          </BusyButton>
        </div>
      ) : (
        <>
          <p className="muted">{m.profile_google_needs_password()}</p>
          <p>
            <a className="link" href={hrefTo({ to: 'members', page: 'password/forgotpassword' })}>
              {m.profile_password_set()}
            </a>
          </p>
        </>
      )}
    </>
  )
}
