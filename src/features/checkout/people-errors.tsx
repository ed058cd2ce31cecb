import { personFields } from '../../model/orders/people.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { faultText } from './person-texts.ts'

/** Faults of the people and the address, each with a link to its field. */
export function PeopleErrors({ view: { people, email } }: { view: CheckoutView }) {
  const lines = people.flatMap(({ faults, race }, index) =>
    personFields.flatMap((field) => {
      const fault = faults[field]
      const text = people.length === 1 ? null : m.checkout_person({ n: String(index + 1), race })
      return fault === undefined
        ? []
        : [{ id: `${field}-${index}`, label: faultText(fault, field), text }]
    }),
  )
  const wrong = email.isWrong ? [{ id: 'email', label: m.field_email(), text: null }] : []
  return (
    <div id="outcome" tabIndex={-1}>
      <ErrorSummary title={m.field_summary()} lines={[...lines, ...wrong]} attempt={0} />
    </div>
  )
}
