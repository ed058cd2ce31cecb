import { api } from '../../../../api/index.ts'
import { useState } from 'react'
import { emailFields } from '../../../../model/schemas/account/profile-fields.ts'
import type { ProfileView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { focusCard } from '../../../member-area/card.tsx'
import { CurrentPassword } from './current-password.tsx'
import { refusalWithHint } from './reauthentication.ts'
import { accountResult } from '../../../member-area/send-account-request.ts'

interface EmailFormProps {
  profile: ProfileView
  onChanged: (profile: ProfileView) => void
}

interface FieldsProps {
  profile: ProfileView
  onSent: (email: string) => void
}

function Fields({ profile, onSent }: FieldsProps) {
  const { form, field, isBusy } = useForm({
    schema: emailFields,
    labels: { email: m.profile_email_new(), password: m.profile_password_current() },
    prefix: 'new-',
    send: async (fields) => {
      const sent = await accountResult(api.profile.email.$post({ json: fields }))
      if (!sent.ok) return refusalWithHint(sent)
      onSent(fields.email)
      return null
    },
  })
  return (
    <Form {...form} className="form narrow">
      <Field {...field('email')} type="email" autoComplete="email" />
      <CurrentPassword {...field('password')} profile={profile} />
      <div>
        <BusyButton className="btn" busy={isBusy}>
          {m.profile_email_change()}
        </BusyButton>
      </div>
    </Form>
  )
}

/** Current email address and a form to change it. A change takes effect once the link sent to the new address is opened. */
export function EmailForm({ profile, onChanged }: EmailFormProps) {
  const [changes, setChanges] = useState(0)
  const [sentTo, setSentTo] = useState<string>()
  const pendingEmail = sentTo ?? profile.pendingEmail
  return (
    <>
      <div className="stack" role="status">
        <p>{m.profile_email_now({ email: profile.email })}</p>
        {pendingEmail === null ? null : (
          <div className="notice">
            <Icon name="info" />
            <p>
              {sentTo === undefined
                ? m.profile_email_pending({ email: pendingEmail })
                : m.profile_email_sent({ email: pendingEmail })}
            </p>
          </div>
        )}
      </div>
      <Fields
        key={changes}
        profile={profile}
        onSent={(email) => {
          setSentTo(email)
          setChanges((count) => count + 1)
          focusCard('email')
          onChanged({ ...profile, pendingEmail: email })
        }}
      />
    </>
  )
}
