import { personFields } from '../../model/orders/people.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { answerFaultText } from './question-fields.tsx'
import { faultText } from './person-texts.ts'

/** Faults of the people and the address, each with a link to its field. */
export function PeopleErrors({ view }: { view: CheckoutView }) {
  const { people, questions, email } = view
  const lines = people.flatMap((person, index) => {
    const { faults, answerFaults, race } = person
    const text = people.length === 1 ? null : m.checkout_person({ n: String(index + 1), race })
    const wrong = personFields.flatMap((field) => {
      const fault = faults[field]
      return fault === undefined
        ? []
        : [{ id: `${field}-${index}`, label: faultText(fault, field, person), text }]
    })
    const unanswered = questions.flatMap((question) => {
      const { id } = question
      const fault = answerFaults[id]
      return fault === undefined
        ? []
        : [{ id: `question-${id}-${index}`, label: answerFaultText(fault, question), text }]
    })
    return [...wrong, ...unanswered]
  })
  const wrong = email.isWrong ? [{ id: 'email', label: m.field_email(), text: null }] : []
  return (
    <div id="outcome" tabIndex={-1}>
      <ErrorSummary title={m.field_summary()} lines={[...lines, ...wrong]} attempt={0} />
    </div>
  )
}
