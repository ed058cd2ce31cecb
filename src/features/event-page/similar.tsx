import { sportMessages } from '../../i18n/code-messages.ts'
import type { EventView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { BibCard } from '../event-card/bib-card.tsx'

function reasonText({ weekend, sport, distance }: EventView['similar'][number]['reason']): string {
  if (weekend)
    return sport ? m.similar_weekend_sport({ distance }) : m.similar_weekend({ distance })
  return sport ? m.similar_sport({ distance }) : m.similar_near({ distance })
}

/** Cards of similar events, each with the reason. */
export function Similar({ event }: { event: EventView }) {
  if (event.similar.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{m.similar_heading()}</h2>
          <a className="link" href={event.sportPath}>
            {event.sport === null ? m.sport_unknown() : sportMessages[event.sport]()}
          </a>
        </div>
        <div className="cards scroll six" data-list="similar">
          {event.similar.map(({ card, reason }) => (
            <BibCard key={card.permalink} card={card} note={reasonText(reason)} />
          ))}
        </div>
      </div>
    </section>
  )
}
