import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { GiveUp } from './give-up.tsx'
import { Lines } from './review-step.tsx'
import { Tickets } from './tickets.tsx'

function headingOf({ state, isPaidBack }: CheckoutView): string {
  if (state === 'cancelled') return m.checkout_cancelled()
  if (state !== 'refunded') return m.checkout_done()
  return isPaidBack ? m.checkout_refunded() : m.checkout_given_up()
}

/** The order once it is paid, cancelled or refunded; printed, it is the receipt. */
export function DoneStep({ view }: { view: CheckoutView }) {
  const { state, event, number, receipts, beingPaidBack, email } = view
  return (
    <>
      <div className={`co-done g-${event.hue}`}>
        <h1>{headingOf(view)}</h1>
        <p>
          <b lang={event.lang ?? undefined}>{event.name}</b>
        </p>
        <p>{m.checkout_number({ number })}</p>
        {state === 'paid' && email.value !== '' ? (
          <p className="any">{m.checkout_sent_to({ email: email.value })}</p>
        ) : null}
      </div>
      {beingPaidBack === null ? null : (
        <div className="notice n-ok">
          <p>{m.give_up_back({ price: beingPaidBack })}</p>
        </div>
      )}
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
      <GiveUp view={view} />
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
