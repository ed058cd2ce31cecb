import { claimMaximumCharacters } from '../../../model/values/limits.ts'
import { claimFields } from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field, FieldFrame } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { LongText } from '../../../ui/forms/long-text.tsx'
import type { ClaimFormProps } from './code-request-form.tsx'
import { claimsApi, sendClaim } from './send-claim.ts'

/** Asks the moderators, with words and a link that show who organises the event. */
export function RequestForm({ view, onChange }: ClaimFormProps) {
  const { form, field, isBusy } = useForm({
    schema: claimFields,
    labels: {
      text: m.claim_text(),
      link: m.feedback_link(),
      organisation: m.profile_organisation_name(),
    },
    prefix: 'ask-',
    send: async (json) =>
      await sendClaim(claimsApi.$post({ query: { locale: getLocale() }, json }), onChange),
  })
  return (
    <Form {...form}>
      <input type="hidden" name="permalink" value={view.permalink} />
      <FieldFrame {...field('text')}>
        {(attributes) => (
          <LongText
            rows={4}
            maxLength={claimMaximumCharacters}
            required
            dir="auto"
            {...attributes}
          />
        )}
      </FieldFrame>
      <Field {...field('link')} type="url" inputMode="url" optional />
      {view.needsName.request ? (
        <Field {...field('organisation')} autoComplete="organization" />
      ) : null}
      <div>
        <BusyButton busy={isBusy}>{m.claim_request()}</BusyButton>
      </div>
    </Form>
  )
}
