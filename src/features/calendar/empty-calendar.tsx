import { racesText } from '../../i18n/counts.ts'
import type { CalendarView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/bars.tsx'

/** Nothing matched: says what each filter's removal brings back. */
export function EmptyCalendar({ calendar }: { calendar: CalendarView }) {
  const ways = calendar.active.filter((filter) => filter.back !== null && filter.back.count > 0)
  return (
    <div className="empty g-run">
      <Bars seed="empty" legs={[{ hue: 'run' }]} width={720} height={72} />
      <div>
        <h2>{m.empty_title()}</h2>
        <p className="muted">{ways.length === 0 ? m.empty_nothing() : m.empty_drop()}</p>
      </div>
      {ways.length === 0 ? null : (
        <ul className="sug">
          {ways.map((filter) => (
            <li key={filter.label}>
              <a className="link" href={filter.path} rel="nofollow">
                {m.empty_without({ filter: filter.label })}
              </a>
              <span className="muted tab">
                {filter.back === null ? '' : racesText(filter.back)}
              </span>
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
  )
}
