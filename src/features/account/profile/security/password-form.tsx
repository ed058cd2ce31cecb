import { api } from '../../../../api/index.ts'
import { useState } from 'react'
import { showSnackbar } from '../../../../browser/snackbar.ts'
import { passwordFields } from '../../../../model/schemas/account/profile-fields.ts'
import type { ProfileView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { NewPassword } from '../../../../ui/forms/new-password.tsx'
import { PasswordField } from '../../../../ui/forms/password-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { focusCard } from '../../../member-area/card.tsx'
import { CurrentPassword } from './current-password.tsx'
import { accountResult } from '../../../member-area/send-account-request.ts'

function Fields({ profile, onChanged }: { profile: ProfileView; onChanged: () => void }) {
  const { form, field, isBusy } = useForm({
    schema: passwordFields,
    labels: {
      password_current: m.profile_password_current(),
      password: m.profile_password_new(),
      password_confirm: m.profile_password_repeat(),
    },
    send: async (values) => {
      const sent = await accountResult(api.profile.password.$post({ json: values }))
      if (!sent.ok) return sent
      onChanged()
      return null
    },
  })
  return (
    <Form {...form} className="form narrow">
      <CurrentPassword {...field('password_current')} profile={profile} />
      <NewPassword {...field('password')} />
      <PasswordField {...field('password_confirm')} autoComplete="new-password" />
      <div>
        <BusyButton className="btn" busy={isBusy}>
          {m.profile_password_change()}
        </BusyButton>
      </div>
    </Form>
  )
}

/** Form to change the password. It is remounted after a change, so that no password stays on the page. */
export function PasswordForm({ profile }: { profile: ProfileView }) {
  const [changes, setChanges] = useState(0)
  return (
    <>
      <p className="muted">{m.profile_password_text()}</p>
      <Fields
        key={changes}
        profile={profile}
        onChanged={() => {
          setChanges((count) => count + 1)
          focusCard('password')
          showSnackbar('ok', m.profile_password_changed())
        }}
      />
    </>
  )
}
