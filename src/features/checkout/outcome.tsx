import type { CheckoutOutcome } from '../../model/orders/checkout-steps.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

const sentences: Record<CheckoutOutcome, () => string> = {
  'none-chosen': m.checkout_none,
  'too-many': m.checkout_many,
  'sold-out': m.checkout_sold_out,
  'extra-gone': m.checkout_extra_gone,
  'promo-refused': m.checkout_promo_refused,
  'promo-often': m.checkout_promo_often,
  'price-moved': m.checkout_price,
  'not-open': m.checkout_not_open,
  faster: m.checkout_sold_out,
  'not-extended': m.checkout_not_extended,
  ended: m.checkout_ended,
  incomplete: m.field_summary,
  'email-check': m.checkout_email_check,
  'not-paid': m.checkout_not_open,
  busy: m.checkout_waits,
  'refund-moved': m.give_up_moved,
  'race-started': m.give_up_started,
  'no-refund-rule': m.give_up_unstated,
  'event-off': m.give_up_off,
  'line-not-full': m.line_not_full,
  'line-too-large': m.line_too_large,
  cancelled: m.checkout_cancelled,
}

const isOutcome = (text: string): text is CheckoutOutcome => Object.hasOwn(sentences, text)

/** Outcome of the form that led here; nothing if it was taken and the page shows so. */
export function Outcome({ outcome }: { outcome: string | undefined }) {
  if (outcome === undefined || !isOutcome(outcome)) return null
  const isRefused = outcome !== 'cancelled'
  return (
    <div className={isRefused ? 'notice n-bad' : 'notice'} id="outcome" role="alert" tabIndex={-1}>
      <Icon name={isRefused ? 'alert' : 'info'} />
      <p>{sentences[outcome]()}</p>
    </div>
  )
}
