import { useEffect } from 'react'
import { codeFields } from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { ClaimFormProps } from './code-request-form.tsx'
import { claimsApi, sendClaim } from './send-claim.ts'

/** Takes the code of the email, typed or pasted. */
export function CodeForm({ view, onChange }: ClaimFormProps) {
  const { form, field, isBusy } = useForm({
    schema: codeFields,
    labels: { code: m.claim_code() },
    prefix: 'confirm-',
    send: async (json) =>
      await sendClaim(
        claimsApi.confirmation.$post({ query: { locale: getLocale() }, json }),
        onChange,
      ),
  })
  // The form replaces the one that had the focus.
  useEffect(() => document.getElementById('confirm-code')?.focus(), [])
  return (
    <Form {...form} className="form claim-code">
      <input type="hidden" name="permalink" value={view.permalink} />
      <Field
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        help={m.claim_sent({ address: view.address ?? '' })}
      />
      <p className="claim-go">
        <BusyButton busy={isBusy}>{m.claim_confirm()}</BusyButton>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => onChange({ ...view, state: 'open' })}
        >
          {m.claim_again()}
        </button>
      </p>
    </Form>
  )
}
