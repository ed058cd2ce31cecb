import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'

/** Pixels of a code on the page. */
const size = 282

/** The tickets of an order, each with its race and person; nothing while it has none. */
export function Tickets({ view }: { view: CheckoutView }) {
  if (view.lines.every(({ ticket }) => ticket === null)) return null
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets">{m.ticket_heading()}</h2>
      <p>{m.ticket_show()}</p>
      <ul className="co-tickets">
        {view.lines.map(({ ticket, race, lang, person }, i) =>
          ticket === null ? null : (
            // Places of an order have no other key.
            <li key={i}>
              <img src={ticket.code} alt={m.ticket_code()} width={size} height={size} />
              <p>
                <b lang={lang ?? undefined}>{race}</b>
              </p>
              <p dir="auto">{person}</p>
              <p>
                <a className="link" href={ticket.page}>
                  {m.ticket_open()}
                </a>
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
