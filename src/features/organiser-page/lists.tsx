import type { OrganiserView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { PastEditions } from './past-editions.tsx'

/** The next starts and the past editions. */
export function Lists({ organiser }: { organiser: OrganiserView }) {
  return (
    <>
      <NextStarts organiser={organiser} />
      <PastEditions past={organiser.past} />
    </>
  )
}

function NextStarts({ organiser }: { organiser: OrganiserView }) {
  const { upcoming, upcomingCount, calendarPath } = organiser
  return (
    <section aria-labelledby="next-starts">
      <div className="tt-h">
        <h2 id="next-starts">{m.sport_upcoming()}</h2>
        {upcomingCount.count > upcoming.length ? (
          <a className="link" href={calendarPath}>
            {m.sport_see_all()}
          </a>
        ) : null}
      </div>
      {upcoming.length === 0 ? (
        <p className="muted">{m.organiser_none_ahead()}</p>
      ) : (
        <div className="tt" data-list="organiser">
          {upcoming.map((card) => (
            <TimetableRow key={`${card.permalink}/${card.bib.date}`} card={card} />
          ))}
        </div>
      )}
    </section>
  )
}
