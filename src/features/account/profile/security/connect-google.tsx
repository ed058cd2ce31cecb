import { api } from '../../../../api/index.ts'
import { useEffect, useRef, useState } from 'react'
import { startGoogleSignIn } from '../../../../browser/auth-form.ts'
import { showSnackbar } from '../../../../browser/snackbar.ts'
import { takeQueryKey } from '../../../../browser/take-query-key.ts'
import { googleConnectionFields } from '../../../../model/schemas/account/profile-fields.ts'
import type { ProfileView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { accountResult } from '../../../member-area/send-account-request.ts'
import { CurrentPassword } from './current-password.tsx'

const errorTexts = new Map([
  ['taken', m.google_taken],
  ['another', m.google_another],
])

/** Shows a snackbar if Google's redirect reports an error, and removes the error from the URL. */
function useErrorSnackbar(): void {
  useEffect(() => {
    const text = errorTexts.get(takeQueryKey('google') ?? '')
    if (text !== undefined) showSnackbar('bad', text())
  }, [])
}

/** Requires the password, so that a stranger with access to a signed-in browser cannot add a Google account. */
function ConnectForm({ profile }: { profile: ProfileView }) {
  const element = useRef<HTMLFormElement>(null)
  // The field replaces the focused button.
  useEffect(() => element.current?.querySelector<HTMLElement>('input[name]')?.focus(), [])
  const { form, field, isBusy } = useForm({
    schema: googleConnectionFields,
    labels: { password: m.profile_password_current() },
    prefix: 'google-',
    send: async (fields) => {
      const sent = await accountResult(api.google.connection.$post({ json: fields }))
      if (!sent.ok) return sent
      const isLeaving = await startGoogleSignIn(`${window.location.pathname}#security`)
      return isLeaving ? null : { status: 0, text: m.google_failed() }
    },
  })
  return (
    <Form {...form} className="form narrow google" ref={element}>
      <CurrentPassword {...field('password')} profile={profile} />
      <div>
        <BusyButton className="btn btn-line" busy={isBusy}>
          {m.profile_google_connect()}
        </BusyButton>
      </div>
    </Form>
  )
}

/** Connects a Google account. Style sheets show it only if the site has a Google client. */
export function ConnectGoogle({ profile }: { profile: ProfileView }) {
  const [isFormShown, setIsFormShown] = useState(false)
  useErrorSnackbar()
  if (isFormShown) return <ConnectForm profile={profile} />
  return (
    <div className="google">
      <button className="btn btn-line" type="button" onClick={() => setIsFormShown(true)}>
        {m.profile_google_connect()}
      </button>
    </div>
  )
}
