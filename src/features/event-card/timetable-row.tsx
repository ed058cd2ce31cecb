import { sportMessages } from '../../i18n/code-messages.ts'
import { itemText } from '../../model/event/analytics-item.ts'
import type { EditionCard } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { cachedContent } from '../../request/cached-markup.ts'
import { Bars } from '../../ui/drawings/bars.tsx'
import { Distances } from '../../ui/distances.tsx'
import { Icon, SportIcon } from '../../ui/icon.tsx'
import { StatusTag } from './card-tag.tsx'
import { DateTile } from './date-tile.tsx'
import { EventLink } from './event-link.tsx'
import { SaveHeart } from './save-heart.tsx'

interface TimetableRowProps {
  card: EditionCard
  /** True on a list of one sport, whose rows show the climb instead of the sport. */
  showClimb?: boolean
  heading?: 'h2' | 'h3' | 'h4'
  /** How far away the first day is: "in 14 days"; null if not shown. */
  wait?: string | null
  /** True in a list that contains what its reader has saved. */
  isSaved?: boolean
}

/** List row of an edition: date, name and place, course profile, distances and price. */
export function TimetableRow({
  card,
  showClimb = false,
  heading = 'h3',
  wait = null,
  isSaved = false,
}: TimetableRowProps) {
  const off = card.status?.tone === 'bad' ? ' is-off' : ''
  const content = cachedContent(['row', card, showClimb, heading, wait, isSaved], () => (
    <RowContent {...{ card, showClimb, heading, wait, isSaved }} />
  ))
  return <article className={`tr g-${card.hue}${off}`} data-item={itemText(card)} {...content} />
}

function RowContent({
  card,
  showClimb,
  heading: Heading,
  wait,
  isSaved,
}: Required<TimetableRowProps>) {
  return (
    <>
      <DateTile card={card} />
      <div className="tr-n">
        <Heading>
          <EventLink card={card} />
        </Heading>
        <span className="tr-pl" data-place="">
          {card.place}
        </span>
        <div className="tr-m">
          {wait === null ? null : <b>{wait}</b>}
          {card.away === undefined ? null : <span>{m.similar_near({ distance: card.away })}</span>}
          {showClimb ? null : (
            <span className="sport">
              <SportIcon sport={card.sport} />
              {card.sport === null ? m.sport_unknown() : sportMessages[card.sport]()}
            </span>
          )}
          <StatusTag card={card} />
        </div>
        {card.climb === null ? null : (
          <span className={showClimb ? 'tr-e is-on' : 'tr-e'}>
            <Icon name="climb" />
            {card.climb}
          </span>
        )}
      </div>
      <Bars className="tr-b" seed={card.permalink} legs={card.legs} width={152} height={44} />
      <div className="tr-k">
        <Distances figures={card.distances} more={card.more} />
        {card.priceFrom === null ? null : (
          <span className="tr-p tab" title={card.priceNote ?? undefined}>
            {m.price_from({ price: card.priceFrom })}
          </span>
        )}
      </div>
      <SaveHeart name={card.name} permalink={card.permalink} isSaved={isSaved} />
    </>
  )
}
