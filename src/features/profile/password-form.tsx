import { useState } from 'react'
import { say } from '../../boot/snackbar.ts'
import { passwordFields } from '../../model/schemas/profile-fields.ts'
import { m } from '../../paraglide/messages.js'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { NewPassword } from '../../ui/new-password.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { AccountName } from './account-name.tsx'
import { focusCard } from './card.tsx'
import { errorText } from '../../i18n/field-texts.ts'
import { sendOwn } from './send-own.ts'

function Fields({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { form, errors, summary, failure, attempt, isBusy } = useForm({
    schema: passwordFields,
    send: async (values) => {
      const sent = await sendOwn('POST', '/api/profile/password', values)
      if (!sent.ok) return sent
      onChanged()
      return null
    },
  })
  const labels = {
    password_current: m.profile_password_current(),
    password: m.profile_password_new(),
    password_confirm: m.profile_password_repeat(),
  }
  const field = (name: keyof typeof labels) => ({
    id: name,
    name,
    label: labels[name],
    error: errorText(errors, name),
  })
  return (
    <form className="form narrow" {...form}>
      <FormErrors errors={summary} labels={labels} failure={failure} attempt={attempt} />
      <AccountName username={username} />
      <PasswordField {...field('password_current')} autoComplete="current-password" />
      <NewPassword {...field('password')} error={errors['password']} />
      <PasswordField {...field('password_confirm')} autoComplete="new-password" />
      <div>
        <BusyButton className="btn" busy={isBusy}>
          {m.profile_password_change()}
        </BusyButton>
      </div>
    </form>
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
          say('ok', m.profile_password_changed())
        }}
      />
    </>
  )
}
