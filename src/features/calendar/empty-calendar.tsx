import { eventsText } from '../../i18n/counts.ts'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/drawings/bars.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'

/** Notice of an empty list: the count of editions without each filter, and the editions that nearly match. */
export function EmptyCalendar({ calendar }: { calendar: CalendarView }) {
  const { nearest } = calendar
  const ways = calendar.active.flatMap(({ label, path, back }) =>
    back === null || back.count === 0 ? [] : [{ label, path, back }],
  )
  const hue = calendar.rail.sports.own.find((option) => option.chosen)?.hue ?? 'run'
  return (
    <>
      <div className={`empty g-${hue}`}>
        <Bars seed="empty" legs={[{ hue }]} width={720} height={72} />
        <div>
          <h2>{m.empty_title()}</h2>
          <p className="muted">{ways.length === 0 ? m.empty_nothing() : m.empty_drop()}</p>
        </div>
        {ways.length === 0 ? null : (
          <ul className="sug">
            {ways.map(({ label, path, back }) => (
              <li key={label}>
                <a className="link" href={path} rel="nofollow">
                  {m.empty_without({ filter: label })}
                </a>
                <span className="muted tab">{eventsText(back)}</span>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a className="btn btn-line" href={calendar.clearPath}>
            {m.calendar_all()}
          </a>
        </p>
      </div>
      {nearest.length === 0 ? null : (
        <section className="tt" data-list="nearest">
          <div className="tt-h">
            <h2>{m.nearest_heading()}</h2>
          </div>
          {nearest.map((card) => (
            <TimetableRow key={`${card.permalink}/${card.bib.date}`} card={card} />
          ))}
        </section>
      )}
    </>
  )
}
