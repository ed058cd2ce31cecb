import { sportMessages } from '../../i18n/code-messages.ts'
import { itemText } from '../../model/analytics-item.ts'
import type { DateBib, EditionCard } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/bars.tsx'
import { Distances } from '../../ui/distances.tsx'
import { Icon, SportIcon } from '../../ui/icon.tsx'
import { EventLink } from './event-link.tsx'
import { SaveHeart } from './save-heart.tsx'
import { CardTag } from './card-tag.tsx'

const numberClass = { one: 'num', range: 'num rng', long: 'num rng rng5' } satisfies Record<
  DateBib['size'],
  string
>

/** List row of an edition: date, name and place, course profile, distances and price. */
export function TimetableRow({
  card,
  showClimb = false,
  heading = 'h3',
}: {
  card: EditionCard
  showClimb?: boolean
  heading?: 'h2' | 'h3'
}) {
  const Heading = heading
  const off = card.status?.tone === 'bad' ? ' is-off' : ''
  return (
    <article className={`tr g-${card.hue}${off}`} data-item={itemText(card)}>
      <time className="tr-d eye" dateTime={card.bib.date}>
        <span className={numberClass[card.bib.size]}>{card.bib.day}</span>
        <span>{card.bib.tile}</span>
        {card.bib.to === null ? null : <span className="to">{card.bib.to}</span>}
      </time>
      <div className="tr-n">
        <Heading>
          <EventLink card={card} />
        </Heading>
        <div className="tr-m">
          <span className="muted" data-place="">
            {card.place}
          </span>
          {card.away === undefined ? null : <span>{m.similar_near({ distance: card.away })}</span>}
          {showClimb && card.climb !== null ? (
            <span className="clb">
              <Icon name="climb" />
              {card.climb}
            </span>
          ) : (
            <span className="sport">
              <SportIcon sport={card.sport} />
              {card.sport === null ? m.sport_unknown() : sportMessages[card.sport]()}
            </span>
          )}
          <CardTag card={card} />
        </div>
      </div>
      <div className="tr-b">
        <Bars seed={card.permalink} legs={card.legs} width={152} height={44} />
      </div>
      <div className="tr-k">
        <Distances figures={card.distances} more={card.more} />
      </div>
      <div className="tr-p">
        {card.priceFrom === null ? null : (
          <>
            <small>{m.price_from_label()}</small>
            <b className="tab" title={card.priceNote ?? undefined}>
              {card.priceFrom}
            </b>
          </>
        )}
      </div>
      <SaveHeart name={card.name} />
    </article>
  )
}
