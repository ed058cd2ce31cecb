import type { OrganiserView } from '../../model/views.ts'
import { EventPicture } from '../../ui/event-picture.tsx'
import { Bars } from '../../ui/drawings/bars.tsx'

/** Events that the cover shows side by side. */
const coverEvents = 5

/** The picture of the organiser; without one its next events, drawn side by side in the colours of their sports. */
export function Cover({ organiser }: { organiser: OrganiserView }) {
  const { cover } = organiser
  if (cover !== null)
    return (
      <div className="org-c is-photo">
        <EventPicture picture={cover} sizes="100vw" isFirst />
      </div>
    )
  const cards = organiser.upcoming
  const events = [...new Map(cards.map((card) => [card.permalink, card])).values()]
  if (events.length === 0) return null
  return (
    <div className="org-c" aria-hidden="true">
      {events.slice(0, coverEvents).map((card) => (
        <div className={`g-${card.hue}`} key={card.permalink}>
          <span className="num">{card.distances[0]?.value}</span>
          <Bars seed={card.permalink} legs={card.legs} width={300} height={82} />
        </div>
      ))}
    </div>
  )
}
