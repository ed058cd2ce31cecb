import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { RefundTerms } from '../../ui/refund-terms.tsx'
import { CheckoutForm } from './checkout-form.tsx'

type Line = CheckoutView['lines'][number]

interface PlaceProps {
  token: string
  /** Number of the place, from 0. */
  place: number
  line: Line & { giveUp: NonNullable<Line['giveUp']> }
}

/** A place with the amount that comes back for it; opened, the button that gives it up for that amount. */
function Place({ token, place, line }: PlaceProps) {
  const { race, lang, person, giveUp } = line
  const { amount, text, until } = giveUp
  return (
    <details className="co-up">
      <summary>
        <span>
          <b lang={lang ?? undefined}>{race}</b> <span dir="auto">{person}</span>
        </span>
        <b className="tab">{amount === 0 ? text : `+${text}`}</b>
      </summary>
      {until === null ? null : <p className="s muted">{m.give_up_until({ date: until })}</p>}
      <CheckoutForm
        action="place"
        token={token}
        hidden={{ place: String(place), shown: String(amount) }}
      >
        <button className="btn btn-bad">
          {amount === 0 ? m.give_up_button_none() : m.give_up_button({ price: text })}
        </button>
      </CheckoutForm>
    </details>
  )
}

const reasons = {
  started: m.give_up_started,
  off: m.give_up_off,
  'no-rule': m.give_up_unstated,
} as const

/** The places of a paid order that can be given up, or why none can; and the rule by which they are paid back. */
export function GiveUp({ view }: { view: CheckoutView }) {
  const { state, token, lines, refunds, noRefund } = view
  if (state !== 'paid') return null
  return (
    <section aria-labelledby="give-up">
      <h2 id="give-up">{m.give_up_heading()}</h2>
      {noRefund === null ? null : <p>{reasons[noRefund]()}</p>}
      {lines.some(({ giveUp }) => giveUp !== null) ? (
        <div className="co-races">
          {lines.map((line, place) =>
            line.giveUp === null ? null : (
              // Places of an order have no other key.
              <Place key={place} {...{ token, place }} line={{ ...line, giveUp: line.giveUp }} />
            ),
          )}
        </div>
      ) : null}
      {noRefund === null && refunds !== null ? <RefundTerms rule={refunds} /> : null}
    </section>
  )
}
