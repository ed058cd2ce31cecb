import type { ReactNode } from 'react'
import { itemText } from '../../model/event/analytics-item.ts'
import type { BriefCard } from '../../model/views.ts'
import { EventLink } from '../event-card/event-link.tsx'

interface DateEntryProps {
  card: BriefCard
  /** The day of the list, as an ISO date and as the numeral of the tile. */
  date: string
  day: string
  /** Meaning of the day, in words. */
  note: string
  mark?: ReactNode
}

/** Entry of a list of dates: the day on a tile, the event and its place. All of it is the link. */
export function DateEntry({ card, date, day, note, mark = null }: DateEntryProps) {
  return (
    <article className={`g-${card.hue}`} data-item={itemText(card)}>
      <time className={day.length > 2 ? 'num rng' : 'num'} dateTime={date}>
        {day}
      </time>
      <div>
        <h3>
          <EventLink card={card} />
        </h3>
        <p>
          {note} · <span data-place="">{card.place}</span>
        </p>
      </div>
      {mark}
    </article>
  )
}
