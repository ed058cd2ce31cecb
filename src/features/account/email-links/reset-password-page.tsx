import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { resetFields } from '../../../model/schemas/account/members.ts'
import { m } from '../../../paraglide/messages.js'
import { AuthFrame } from '../../../ui/auth-frame.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { NewPassword } from '../../../ui/forms/new-password.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Outcome } from './outcome.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Target of the password reset link. */
export function ResetPasswordPage() {
  const token = useLinkToken()
  const [state, setState] = useState<'form' | 'done' | 'invalid'>('form')
  const shown = token === null ? 'invalid' : state
  return (
    <AuthFrame>
      {shown === 'form' ? (
        <div className="auth-in when-linked">
          <h1>{m.password_reset_title()}</h1>
          <p className="lead-t">{m.password_reset_text()}</p>
          <ResetForm
            token={token ?? ''}
            onDone={() => setState('done')}
            onInvalid={() => setState('invalid')}
          />
        </div>
      ) : null}
      {shown === 'done' ? (
        <Outcome title={m.password_reset_done_title()} text={m.password_reset_done()}>
          <a className="btn btn-flare btn-l" href={hrefTo({ to: 'members', page: 'signin' })}>
            {m.account_login()}
          </a>
        </Outcome>
      ) : null}
      {shown === 'invalid' ? (
        <Outcome title={m.password_reset_invalid_title()} text={m.password_reset_invalid()}>
          <a
            className="btn btn-flare btn-l"
            href={hrefTo({ to: 'members', page: 'password/forgotpassword' })}
          >
            {m.password_reset_again()}
          </a>
        </Outcome>
      ) : null}
    </AuthFrame>
  )
}

interface ResetFormProps {
  token: string
  onDone: () => void
  onInvalid: () => void
}

function ResetForm({ token, onDone, onInvalid }: ResetFormProps) {
  const { form, field, isBusy } = useForm({
    schema: resetFields,
    labels: { password: m.password_new_label(), password_confirm: m.password_confirm_label() },
    send: async (fields) => {
      const json = { ...fields, reset_password_token: token }
      const sent = await resultOf(api.members.password.reset.$post({ json }))
      if (sent.ok) onDone()
      else if (sent.fields['reset_password_token'] === undefined) return sent
      else onInvalid()
      return null
    },
  })
  return (
    <Form {...form}>
      <NewPassword {...field('password')} />
      <PasswordField {...field('password_confirm')} autoComplete="new-password" />
      <BusyButton busy={isBusy}>{m.password_reset_save()}</BusyButton>
    </Form>
  )
}
