import { sportMessages } from '../../i18n/code-messages.ts'
import type { EventView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { BibCard } from '../event-card/bib-card.tsx'
import { Day } from './day.tsx'
import { Editions } from './editions.tsx'
import { EventHeader } from './event-header.tsx'
import { EventPlate } from './event-plate.tsx'
import { Facts } from './facts.tsx'
import type { LoadedEvent } from './load-event.ts'
import { Numbers } from './numbers.tsx'
import { RacesTable } from './races-table.tsx'
import { SignUpPanel, SignUpBar } from './sign-up-panel.tsx'

function similarNote({ weekend, distance }: EventView['similar'][number]['reason']): string {
  return weekend ? m.similar_weekend({ distance }) : m.similar_near({ distance })
}

export function EventPage({ event }: { event: LoadedEvent }) {
  return (
    <>
      <EventHeader event={event} />
      <Numbers event={event} />
      <div className="wrap ev-g">
        <div>
          <section className="ev-sec" id="races">
            <h2>{m.races_heading()}</h2>
            <RacesTable event={event} />
          </section>
          <Day event={event} />
          <Editions event={event} />
          <Facts event={event} />
        </div>
        <div className="side">
          <aside aria-label={m.panel_heading()}>
            <SignUpPanel event={event} />
          </aside>
          <EventPlate event={event} />
        </div>
      </div>
      {event.similar.length === 0 ? null : (
        <section className="section">
          <div className="wrap">
            <div className="head">
              <h2>{m.similar_heading()}</h2>
              <a className="link" href={event.sportPath}>
                {event.sport === null ? m.sport_unknown() : sportMessages[event.sport]()}
              </a>
            </div>
            <div className="cards scroll six" data-list="similar">
              {event.similar.map((each) => (
                <BibCard
                  key={each.card.permalink}
                  card={each.card}
                  note={similarNote(each.reason)}
                />
              ))}
            </div>
          </div>
        </section>
      )}
      <SignUpBar event={event} />
    </>
  )
}
