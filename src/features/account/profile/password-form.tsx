import { useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { passwordFields } from '../../../model/schemas/profile-fields.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Form } from '../../../ui/form.tsx'
import { NewPassword } from '../../../ui/new-password.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { AccountName } from './account-name.tsx'
import { focusCard } from './card.tsx'
import { sendOwn } from './send-own.ts'

function Fields({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { form, field, isBusy } = useForm({
    schema: passwordFields,
    labels: {
      password_current: m.profile_password_current(),
      password: m.profile_password_new(),
      password_confirm: m.profile_password_repeat(),
    },
    send: async (values) => {
      const sent = await sendOwn('POST', '/api/profile/password', values)
      if (!sent.ok) return sent
      onChanged()
      return null
    },
  })
  return (
    <Form {...form} className="form narrow">
      <AccountName username={username} />
      <PasswordField {...field('password_current')} autoComplete="current-password" />
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

/** A change of password. Afterwards the form is a new one: nothing of it stays on the page. */
export function PasswordForm({ username }: { username: string }) {
  const [changes, setChanges] = useState(0)
  return (
    <>
      <p className="muted">{m.profile_password_text()}</p>
      <Fields
        key={changes}
        username={username}
        onChanged={() => {
          setChanges((count) => count + 1)
          focusCard('password')
          showSnackbar('ok', m.profile_password_changed())
        }}
      />
    </>
  )
}
