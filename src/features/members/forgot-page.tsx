import { useState } from 'react'
import { errorText } from '../../i18n/field-texts.ts'
import { hrefTo } from '../../i18n/links.ts'
import { forgotFields } from '../../model/schemas/members.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { send } from '../../send.ts'
import { AuthFrame } from '../../ui/auth-frame.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useForm } from '../../ui/use-form.ts'
import { Outcome } from './outcome.tsx'

/** Asks for a link to a new password. What it says after is the same whether the address has an account or not. */
export function ForgotPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthFrame>
      {sentTo === null ? (
        <>
          <h1>{m.password_forgot_title()}</h1>
          <p className="lead">{m.password_forgot_text()}</p>
          <ForgotForm onSent={setSentTo} />
        </>
      ) : (
        <Outcome
          title={m.registration_step_mail()}
          text={m.password_forgot_sent({ email: sentTo })}
        />
      )}
      <p className="s">
        <a className="link" href={hrefTo({ to: 'members', page: 'signin' })}>
          {m.password_back()}
        </a>
      </p>
    </AuthFrame>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, errors, summary, failure, attempt, isBusy } = useForm({
    schema: forgotFields,
    send: async ({ email }) => {
      const sent = await send('POST', '/api/members/password/forgot', {
        email,
        locale: getLocale(),
      })
      if (!sent.ok) return sent
      onSent(email)
      return null
    },
  })
  return (
    <form className="form" {...form}>
      <FormErrors
        errors={summary}
        labels={{ email: m.newsletter_label() }}
        failure={failure}
        attempt={attempt}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label={m.newsletter_label()}
        error={errorText(errors, 'email')}
        autoComplete="email"
      />
      <BusyButton busy={isBusy}>{m.password_forgot_send()}</BusyButton>
    </form>
  )
}
