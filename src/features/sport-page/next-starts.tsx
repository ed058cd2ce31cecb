import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { PageSection } from '../../ui/page-section.tsx'
import { BibCard } from '../event-card/bib-card.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'

/** Editions shown as cards; the others are rows below. */
const cardsShown = 4

export function NextStarts({ view: { upcoming, calendarPath, sport } }: { view: SportView }) {
  if (upcoming.length === 0) return null
  const rows = upcoming.slice(cardsShown)
  return (
    <PageSection
      heading={m.sport_upcoming()}
      link={{ path: calendarPath, text: m.sport_see_all() }}
    >
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
    </PageSection>
  )
}
