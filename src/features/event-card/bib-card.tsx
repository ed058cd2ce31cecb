import { sportMessages } from '../../i18n/code-messages.ts'
import { itemText } from '../../model/event/analytics-item.ts'
import type { EditionCard } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { cachedContent } from '../../request/cached-markup.ts'
import { Bars } from '../../ui/drawings/bars.tsx'
import { Distances } from '../../ui/distances.tsx'
import { SportIcon } from '../../ui/icon.tsx'
import { EventLink } from './event-link.tsx'
import { BibPhoto } from './bib-photo.tsx'
import { SaveHeart } from './save-heart.tsx'
import { cardDateLabel } from './date-label.ts'
import { StatusTag } from './card-tag.tsx'
import { Tick } from './date-tile.tsx'

/** Sign of a confirmed date. Expected ones, which are most, have a dashed field and say so in hidden text. */
function DateMark({ card }: { card: EditionCard }) {
  if (card.status !== null) return null
  if (!card.dateConfirmed) return <span className="vh">{cardDateLabel(card)}</span>
  return (
    <span className="okd">
      <Tick />
      {m.date_confirmed()}
    </span>
  )
}

interface BibCardProps {
  card: EditionCard
  note?: string | undefined
}

/** Event card in the shape of a race bib: the sport's colour, with the day as a large number. All of it is the link. */
export function BibCard({ card, note }: BibCardProps) {
  const off = card.status?.tone === 'bad' ? ' is-off' : ''
  const expected = card.status === null && !card.dateConfirmed ? ' is-exp' : ''
  return (
    <article
      className={`bib eye g-${card.hue}${off}${expected}`}
      data-item={itemText(card)}
      {...cachedContent(['bib', card, note], () => <BibContent card={card} note={note} />)}
    />
  )
}

/** Field of a card without a photo: the day as a large number above the drawn race. */
function BibField({ card }: { card: EditionCard }) {
  return (
    <div className="bib-f">
      <p className="bib-m">
        {card.bib.weekday} · {card.bib.month}
      </p>
      <div className="bib-d">
        <time className={card.bib.size === 'one' ? 'num' : 'num rng'} dateTime={card.bib.date}>
          {card.bib.day}
          {card.bib.to === null ? null : <span className="to">{card.bib.to}</span>}
        </time>
        <SaveHeart name={card.name} permalink={card.permalink} />
      </div>
      <Bars seed={card.permalink} legs={card.legs} width={300} height={82} />
    </div>
  )
}

function BibContent({ card, note }: BibCardProps) {
  return (
    <>
      {card.cover === undefined ? (
        <BibField card={card} />
      ) : (
        <BibPhoto card={card} cover={card.cover} />
      )}
      <div className="bib-b">
        <h3>
          <EventLink card={card} />
        </h3>
        <p className="s muted" data-place="">
          {card.place}
        </p>
        <p className="sport">
          <SportIcon sport={card.sport} size="s" />
          {card.sport === null ? m.sport_unknown() : sportMessages[card.sport]()}
        </p>
        {note === undefined ? null : <p className="why">{note}</p>}
        {card.status === null ? null : (
          <p>
            <StatusTag card={card} />
          </p>
        )}
      </div>
      <div className="bib-s">
        <Distances figures={card.distances} more={card.more} />
        {card.priceFrom === null ? null : (
          <span className="tab" title={card.priceNote ?? undefined}>
            {m.price_from({ price: card.priceFrom })}
          </span>
        )}
        <DateMark card={card} />
      </div>
    </>
  )
}
