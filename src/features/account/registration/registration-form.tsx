import type * as v from 'valibot'
import { api } from '../../../api/index.ts'
import { resultOf } from '../../../api/result.ts'
import { useRouter } from '@tanstack/react-router'
import { storePendingRegistration } from '../../../browser/pending-registration.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { nameLabels, personNameFields } from '../../../i18n/person-name.ts'
import type { RegistrationRole } from '../../../model/members/members.ts'
import { athleteFields, organiserFields } from '../../../model/schemas/account/members.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { NewPassword } from '../../../ui/forms/new-password.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useFormDraft } from './use-form-draft.ts'
import { useNext } from './use-next.ts'
import { UsernameField } from './username-field.tsx'

const schemas = { athlete: athleteFields, organiser: organiserFields } as const

const labels = () => ({
  organisation: m.registration_organisation(),
  ...nameLabels(getLocale(), m.registration_firstname(), m.registration_lastname()),
  username: m.registration_username(),
  email: m.newsletter_label(),
  password: m.password_label(),
  password_confirm: m.password_confirm_label(),
  toc_accepted: m.registration_terms_label(),
})

type Fields = v.InferOutput<typeof athleteFields> | v.InferOutput<typeof organiserFields>

/**
 * Sends a registration and stores what the next page needs in session storage.
 * @param next path to which the confirmation of the account leads
 */
async function register(fields: Fields, next: string | null) {
  const { athlete, organiser } = api.members.registration
  const origin = { locale: getLocale(), ...(next === null ? {} : { next }) }
  const sent = await resultOf(
    'organisation' in fields
      ? organiser.$post({ json: { ...fields, ...origin } })
      : athlete.$post({ json: { ...fields, ...origin } }),
  )
  if (!sent.ok) return sent
  storePendingRegistration({ email: fields.email, pending: sent.body.pending })
  return null
}

/** Registration form of a role. Validated on blur and while correcting, with the server's errors at their fields (spec §5). */
export function RegistrationForm({ role }: { role: RegistrationRole }) {
  const { history } = useRouter()
  const next = useNext()
  const [element, discardDraft] = useFormDraft()
  const { form, field, isBusy } = useForm({
    schema: schemas[role],
    labels: labels(),
    send: async (fields) => {
      const refusal = await register(fields, next)
      if (refusal !== null) return refusal
      discardDraft()
      history.push(hrefTo({ to: 'members', page: 'registration/success' }))
      return null
    },
  })
  return (
    <Form {...form} ref={element}>
      {role === 'organiser' ? (
        <Field
          {...field('organisation')}
          help={m.registration_organisation_help()}
          autoComplete="organization"
        />
      ) : null}
      <div className="g2">
        {personNameFields(getLocale()).map(({ name, autoComplete }) => (
          <Field key={name} {...field(name)} autoComplete={autoComplete} />
        ))}
        <UsernameField {...field('username')} />
        <Field {...field('email')} type="email" autoComplete="email" />
      </div>
      <NewPassword {...field('password')} />
      <PasswordField {...field('password_confirm')} autoComplete="new-password" />
      <TermsCheckbox {...field('toc_accepted')} />
      <BusyButton busy={isBusy}>{m.account_create()}</BusyButton>
    </Form>
  )
}
