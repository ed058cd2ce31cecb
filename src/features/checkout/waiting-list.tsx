import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { CheckoutForm } from './checkout-form.tsx'

/** The waiting list of the races that are full: the member's turns, and a form for each other race. */
export function WaitingList({ view }: { view: CheckoutView }) {
  const { waiting, token, event, isMember } = view
  if (waiting.races.length === 0 && waiting.turns.length === 0) return null
  const hidden = { event: event.permalink, date: event.date }
  return (
    <section id="waiting" aria-labelledby="waiting-list" tabIndex={-1}>
      <h2 id="waiting-list">{m.line_title()}</h2>
      {waiting.turns.map(({ id, race, lang, text, isOffered }) => (
        <div className="co-way" key={id}>
          <h3 lang={lang ?? undefined}>{race}</h3>
          <p>{text}</p>
          <div className="co-go">
            {isOffered ? (
              <CheckoutForm action="offer" token={token} hidden={{ ...hidden, turn: String(id) }}>
                <button className="btn btn-flare">{m.entries_open()}</button>
              </CheckoutForm>
            ) : null}
            <CheckoutForm action="leaving" token={token} hidden={{ ...hidden, turn: String(id) }}>
              <button className="btn btn-line">{m.line_leave()}</button>
            </CheckoutForm>
          </div>
        </div>
      ))}
      {waiting.races.length === 0 ? null : <p>{m.line_text()}</p>}
      {waiting.races.map(({ id, race, lang, most, size }) => (
        <CheckoutForm
          action="waiting"
          token={token}
          hidden={{ ...hidden, race: String(id) }}
          key={id}
        >
          <div className="co-way">
            <h3 lang={lang ?? undefined}>{race}</h3>
            <label htmlFor={`size-${id}`}>{m.line_places()}</label>
            <input
              className="in"
              id={`size-${id}`}
              name="size"
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              defaultValue={size}
            />
            <button className="btn btn-line">{isMember ? m.line_join() : m.line_sign_in()}</button>
          </div>
        </CheckoutForm>
      ))}
    </section>
  )
}
