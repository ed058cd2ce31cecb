import { itemText } from '../../model/event/analytics-item.ts'
import type { OfferView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { DateTile } from '../event-card/date-tile.tsx'
import { EventLink } from '../event-card/event-link.tsx'
import { DayBars } from './day-bars.tsx'

/** A race whose price was lowered: the 30 days before drawn, the price, and the lowest of those days struck through. */
export function OfferRow({ offer }: { offer: OfferView }) {
  const { card, race, price, prior, converted, note, from, changed, until } = offer
  return (
    <article className={`off g-${card.hue}`} data-item={itemText(card)}>
      <DateTile card={card} />
      <div className="off-n">
        <h2>
          <EventLink card={card} />
        </h2>
        <p>{race}</p>
        <p data-place="">{card.place}</p>
        {until === null ? null : <p>{until}</p>}
      </div>
      <div className="off-d">
        <DayBars {...offer} label={m.sale_bars({ price: prior, now: price })} />
        <p className="off-x">
          <span>{from}</span>
          <span>{changed}</span>
        </p>
      </div>
      <p className="off-p">
        <ins>{price}</ins>
        {converted === null ? null : <small title={note ?? undefined}>{converted}</small>}
        <small>
          <del>{prior}</del> {m.sale_lowest()}
        </small>
      </p>
    </article>
  )
}
