import type { OrganiserView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { Contact } from './contact.tsx'
import { Cover } from './cover.tsx'
import { OrganiserPart } from './organiser-part.tsx'
import { PastEditions } from './past-editions.tsx'

interface OrganiserPageProps {
  organiser: OrganiserView
  /** Outcome of a form that was sent without scripts, from the query. */
  outcome: string | undefined
}

/** Public page of an organiser: its races drawn, next starts, past editions, and what is known of it. */
export function OrganiserPage({ organiser, outcome }: OrganiserPageProps) {
  const { contact } = organiser
  return (
    <>
      <Cover cards={organiser.upcoming} />
      <div className="wrap">
        {outcome === 'followed' ? (
          <p className="notice n-ok" role="status">
            <Icon name="check" />
            <span>{organiser.follow.on}</span>
          </p>
        ) : null}
        <OrganiserPart part="header" organiser={organiser} />
        <div className="org-cols">
          <div>
            <NextStarts organiser={organiser} />
            <PastEditions past={organiser.past} />
            {contact === null ? null : (
              <Contact organiser={organiser} contact={contact} outcome={outcome} />
            )}
          </div>
          <OrganiserPart part="aside" organiser={organiser} />
        </div>
      </div>
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
