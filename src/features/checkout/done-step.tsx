import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { RefundTerms } from '../../ui/refund-terms.tsx'
import { Lines } from './review-step.tsx'
import { Tickets } from './tickets.tsx'

const headings = {
  cancelled: m.checkout_cancelled,
  refunded: m.checkout_refunded,
} as const

/** The order once it is paid, cancelled or refunded; printed, it is the receipt. */
export function DoneStep({ view }: { view: CheckoutView }) {
  const { state, event, number, receipts } = view
  const heading =
    state === 'cancelled' || state === 'refunded' ? headings[state]() : m.checkout_done()
  return (
    <>
      <div className={`co-done g-${event.hue}`}>
        <h1>{heading}</h1>
        <p>
          <b lang={event.lang ?? undefined}>{event.name}</b>
        </p>
        <p>{m.checkout_number({ number })}</p>
      </div>
      <Tickets view={view} />
      <Lines view={view} />
      {receipts.map((receipt) => (
        <p key={receipt.number}>
          {receipt.kind === 'receipt'
            ? m.checkout_receipt({ number: receipt.number, date: receipt.on })
            : m.checkout_credit({ number: receipt.number, date: receipt.on })}
          {' · '}
          {receipt.amount}
        </p>
      ))}
      {state === 'paid' && view.refunds !== null ? <RefundTerms rule={view.refunds} /> : null}
      {state === 'paid' ? <p className="s">{m.checkout_resume()}</p> : null}
      <p>
        <a
          className="btn btn-line"
          href={hrefTo({ to: 'event-step', step: 'welcome', permalink: event.permalink })}
          data-reload=""
        >
          {m.welcome_title()}
        </a>
      </p>
    </>
  )
}
