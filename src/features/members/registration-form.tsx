import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepSignUp, readSignUp } from '../../browser/sign-up.ts'
import { errorText } from '../../i18n/field-texts.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { RegistrationRole } from '../../model/members.ts'
import { athleteFields, organiserFields } from '../../model/schemas/members.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { send } from '../../send.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { NewPassword } from '../../ui/new-password.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { Terms } from './terms.tsx'
import { UsernameField } from './username-field.tsx'

const schemas = { athlete: athleteFields, organiser: organiserFields } as const

/** The fields in their order, as the summary of errors lists them. */
const labelsOf = (role: RegistrationRole) => ({
  ...(role === 'organiser' ? { organisation: m.registration_organisation() } : {}),
  firstname: m.registration_firstname(),
  lastname: m.registration_lastname(),
  username: m.registration_username(),
  email: m.newsletter_label(),
  password: m.password_label(),
  password_confirm: m.password_confirm_label(),
  toc_accepted: m.registration_terms_label(),
})

/** Sends a registration; what the next page has to know stays in this tab. */
async function register(role: RegistrationRole, fields: { email: string }) {
  const path = `/api/members/registration/${role}`
  const sent = await send('POST', path, { ...fields, locale: getLocale() })
  if (!sent.ok) return sent
  keepSignUp({ email: fields.email, pending: String(Object(sent.body)['pending'] ?? '') })
  return null
}

/** Spec §5: checked on leaving a field and while correcting, with the server's word at the field it is about. */
export function RegistrationForm({ role }: { role: RegistrationRole }) {
  const { history } = useRouter()
  const email = useRef<HTMLInputElement>(null)
  const { form, errors, summary, failure, attempt, isBusy } = useForm({
    schema: schemas[role],
    send: async (fields) => {
      const refusal = await register(role, fields)
      if (refusal === null) history.push(hrefTo({ to: 'members', page: 'registration/success' }))
      return refusal
    },
  })
  useEffect(() => {
    if (email.current?.value === '') email.current.value = readSignUp()?.email ?? ''
  }, [])
  const labels = labelsOf(role)
  return (
    <form className="form" {...form}>
      <FormErrors errors={summary} labels={labels} failure={failure} attempt={attempt} />
      {role === 'organiser' ? (
        <Field
          id="organisation"
          name="organisation"
          label={m.registration_organisation()}
          help={m.registration_organisation_help()}
          error={errorText(errors, 'organisation')}
          autoComplete="organization"
        />
      ) : null}
      <div className="g2">
        <Field
          id="firstname"
          name="firstname"
          label={labels.firstname}
          error={errorText(errors, 'firstname')}
          autoComplete="given-name"
        />
        <Field
          id="lastname"
          name="lastname"
          label={labels.lastname}
          error={errorText(errors, 'lastname')}
          autoComplete="family-name"
        />
        <UsernameField label={labels.username} error={errors['username']} />
        <Field
          ref={email}
          id="email"
          name="email"
          type="email"
          label={labels.email}
          error={errorText(errors, 'email')}
          autoComplete="email"
        />
      </div>
      <NewPassword
        id="password"
        name="password"
        label={labels.password}
        error={errors['password']}
      />
      <PasswordField
        id="password_confirm"
        name="password_confirm"
        label={labels.password_confirm}
        error={errorText(errors, 'password_confirm')}
        autoComplete="new-password"
      />
      <Terms error={errorText(errors, 'toc_accepted')} />
      <BusyButton busy={isBusy}>{m.account_create()}</BusyButton>
    </form>
  )
}
