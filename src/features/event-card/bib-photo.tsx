import type { EditionCard, PictureView } from '../../model/views.ts'
import { EventPicture } from '../../ui/event-picture.tsx'
import { SaveHeart } from './save-heart.tsx'

/** Field of a card with a photo: the date moves to a slip of the sport's colour. */
export function BibPhoto({ card, cover }: { card: EditionCard; cover: PictureView }) {
  return (
    <div className="bib-f bib-photo">
      <EventPicture
        picture={cover}
        sizes="(min-width: 80rem) 25vw, (min-width: 40rem) 45vw, 82vw"
      />
      <SaveHeart name={card.name} permalink={card.permalink} />
      <time className="slip" dateTime={card.bib.date}>
        <span className="num">{card.bib.day}</span>
        <span>
          <span className="line">{card.bib.weekday}</span>
          {card.bib.month}
          {card.bib.to === null ? null : <span className="line">{card.bib.to}</span>}
        </span>
      </time>
    </div>
  )
}
