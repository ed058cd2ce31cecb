import { eventsText, racesText } from '../../i18n/counts.ts'
import { joined } from '../../i18n/joins.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { CalendarTools } from './calendar-tools.tsx'

/** Path to a list with criteria; the whole calendar has none. */
function Crumbs({ calendar }: { calendar: CalendarView }) {
  if (calendar.crumbs.length === 0) return null
  return (
    <nav aria-label={m.breadcrumb_label()}>
      <ol className="crumbs">
        <li>
          <a href={hrefTo({ to: 'home' })}>{m.crumb_home()}</a>
        </li>
        <li>
          <a href={calendar.clearPath}>{m.nav_calendar()}</a>
        </li>
        {calendar.crumbs.map((crumb, i) => (
          <li key={crumb.path}>
            {i === calendar.crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Head of the calendar on one line: heading, counts, links to the months before and after, and tools. */
export function CalendarTop({ calendar }: { calendar: CalendarView }) {
  const { previous, next } = calendar.months
  return (
    <div className="cal-head">
      <Crumbs calendar={calendar} />
      <h1>{calendar.heading}</h1>
      <p className="muted" role="status">
        {joined([eventsText(calendar.events), racesText(calendar.races)], getLocale())}
      </p>
      {calendar.grid !== null || previous === null || next === null ? null : (
        <p className="rowx s">
          <a className="link" href={previous.path}>
            {m.month_previous({ month: previous.label })}
          </a>
          <a className="link" href={next.path}>
            {m.month_next({ month: next.label })}
          </a>
        </p>
      )}
      <CalendarTools calendar={calendar} />
    </div>
  )
}
