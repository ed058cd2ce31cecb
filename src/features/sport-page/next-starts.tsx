import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { BibCard } from '../event-card/bib-card.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'

/** Editions shown as cards; the others are rows below. */
const cardsShown = 4

export function NextStarts({ view: { upcoming, calendarPath, sport } }: { view: SportView }) {
  if (upcoming.length === 0) return null
  const rows = upcoming.slice(cardsShown)
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{m.sport_upcoming()}</h2>
          <a className="link" href={calendarPath}>
            {m.sport_see_all()}
          </a>
        </div>
        <div data-list="sport">
          <div className="cards scroll">
            {upcoming.slice(0, cardsShown).map((card) => (
              <BibCard key={`${card.permalink}/${card.bib.date}`} card={card} />
            ))}
          </div>
          {rows.length === 0 ? null : (
            <div className="tt">
              {rows.map((card) => (
                <TimetableRow
                  key={`${card.permalink}/${card.bib.date}`}
                  card={card}
                  showClimb={sport !== null}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
