import { codeRequestFields } from '../../../model/schemas/account/claims.ts'
import type { ClaimView } from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { claimsApi, sendClaim } from './send-claim.ts'

export interface ClaimFormProps {
  view: ClaimView
  onChange: (view: ClaimView) => void
}

/** Asks for an address at the domain of the official site, to which a code is sent. */
export function CodeRequestForm({ view, onChange }: ClaimFormProps) {
  const { form, field, isBusy } = useForm({
    schema: codeRequestFields,
    labels: { email: m.newsletter_label(), organisation: m.profile_organisation_name() },
    prefix: 'code-',
    send: async (json) =>
      await sendClaim(claimsApi.code.$post({ query: { locale: getLocale() }, json }), onChange),
  })
  return (
    <Form {...form}>
      <input type="hidden" name="permalink" value={view.permalink} />
      <Field
        {...field('email')}
        type="email"
        autoComplete="email"
        placeholder={`@${view.domain ?? ''}`}
      />
      {view.needsName.code ? (
        <Field {...field('organisation')} autoComplete="organization" />
      ) : null}
      <div>
        <BusyButton busy={isBusy}>{m.claim_send_code()}</BusyButton>
      </div>
    </Form>
  )
}
