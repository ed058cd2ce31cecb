import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { CancelOrder } from './cancel-order.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { Lines } from './review-step.tsx'

/** The order while it waits for a transfer or for the desk on site. */
export function DueStep({ view }: { view: CheckoutView }) {
  const { due, event, number, total, token } = view
  if (due === null) return null
  const { method, holder, account, bank, reference, by } = due
  const isTransfer = method === 'bank-transfer'
  const facts = [
    [m.checkout_holder(), holder],
    [m.checkout_account(), account],
    [m.checkout_bank(), bank],
    [m.checkout_total(), total.text],
    [m.checkout_reference(), reference],
    [m.checkout_pay_by(), by],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <div className={`co-done g-${event.hue}`}>
        <h1>{isTransfer ? m.checkout_due_title() : m.checkout_desk_title()}</h1>
        <p>
          {isTransfer
            ? m.checkout_due_text({ price: total.text, date: by })
            : m.checkout_desk_text({ price: total.text })}
        </p>
        <p>{m.checkout_number({ number })}</p>
      </div>
      <dl className="co-due">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Lines view={view} />
      <p className="s">{m.checkout_resume()}</p>
      <div className="co-go">
        <CheckoutForm action="answer" token={token} hidden={{ answer: 'leave' }}>
          <button className="btn btn-line">{m.checkout_leave()}</button>
        </CheckoutForm>
        <CancelOrder token={token} />
      </div>
    </>
  )
}
