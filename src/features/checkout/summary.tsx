import { Fragment } from 'react'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'

type ExtraLineProps = CheckoutView['extraLines'][number] & { isGivenUp: boolean }

const ExtraLine = ({ name, lang, price, isGivenUp }: ExtraLineProps) => (
  <li>
    <span lang={lang ?? undefined}>{name}</span>
    {isGivenUp ? <s className="co-old">{price}</s> : <span>{price}</span>}
  </li>
)

/** Event, lines and sum of an order. */
export function Summary({ view }: { view: CheckoutView }) {
  const { event, lines, extraLines, promo, total, state, seller } = view
  const { bib } = event
  return (
    <aside className="co-sum">
      <div className={`co-sum-f g-${event.hue}`}>
        <span className={bib.size === 'one' ? 'num' : 'num rng'} aria-hidden="true">
          {bib.day}
        </span>
        <p>
          <b lang={event.lang ?? undefined}>{event.name}</b>
          {bib.full}
          <br />
          {event.place}
        </p>
      </div>
      {state === 'new' ? null : (
        <>
          <ul className="co-lines">
            {lines.map(({ race, lang, person, price, isGivenUp, extras }, i) => (
              // Places of an order have no other key.
              <Fragment key={i}>
                <li>
                  <span>
                    <span lang={lang ?? undefined}>{race}</span>
                    {person === '' ? null : <small dir="auto">{person}</small>}
                  </span>
                  {isGivenUp ? <s className="co-old">{price}</s> : <span>{price}</span>}
                </li>
                {extras.map((extra) => (
                  <ExtraLine {...extra} isGivenUp={isGivenUp} key={extra.name} />
                ))}
              </Fragment>
            ))}
            {extraLines.map((extra) => (
              <ExtraLine {...extra} isGivenUp={state === 'refunded'} key={extra.name} />
            ))}
            {promo === null ? null : (
              <li>
                <span dir="auto">{m.checkout_promo_line({ code: promo.code })}</span>
                <span>−{promo.discount}</span>
              </li>
            )}
            {total.fee === null ? null : (
              <li>
                <span>{m.checkout_fee()}</span>
                <span>{total.fee}</span>
              </li>
            )}
          </ul>
          <div className="co-tot">
            <div>
              <b>{m.checkout_total()}</b>
              {total.about === null || total.rateDate === null ? null : (
                <small>{m.checkout_about({ price: total.about, date: total.rateDate })}</small>
              )}
            </div>
            <span className="num">{total.text}</span>
          </div>
        </>
      )}
      <p className="co-lines xs muted">{m.checkout_seller({ seller })}</p>
      <p className="co-lines">
        <a className="link" href={event.path} data-reload="">
          {m.checkout_event()}
        </a>
      </p>
    </aside>
  )
}
