import { eventsText, racesText } from '../../i18n/counts.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { CalendarView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyCalendar } from './empty-calendar.tsx'
import { FilterForm } from './filter-form.tsx'
import { calendarHeading } from './heading.ts'
import { Pager } from './pager.tsx'

function Crumbs({ calendar }: { calendar: CalendarView }) {
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

export function CalendarPage({ calendar }: { calendar: CalendarView }) {
  const oneSport = calendar.heading.sport !== null
  const { previous, next } = calendar.months
  return (
    <div className="wrap">
      <div className="cal-head">
        <Crumbs calendar={calendar} />
        <h1>{calendarHeading(calendar.heading)}</h1>
        <p className="muted">
          {eventsText(calendar.events)}, {racesText(calendar.races)}
        </p>
        {previous === null || next === null ? null : (
          <p className="rowx s">
            <a className="link" href={previous.path}>
              {m.month_previous({ month: previous.label })}
            </a>
            <a className="link" href={next.path}>
              {m.month_next({ month: next.label })}
            </a>
          </p>
        )}
      </div>
      <ActiveFilters calendar={calendar} />
      <div className="cal">
        <FilterForm calendar={calendar} />
        {calendar.weeks.length === 0 ? (
          <EmptyCalendar calendar={calendar} />
        ) : (
          <div className="tt" data-list="calendar">
            {calendar.weeks.map((week) => (
              <section key={week.monday}>
                <div className="tt-h">
                  <h2>{week.label}</h2>
                  <span className="muted s">{eventsText(week.events)}</span>
                </div>
                {week.cards.map((card) => (
                  <TimetableRow
                    key={`${card.permalink}/${card.bib.date}`}
                    card={card}
                    showClimb={oneSport}
                  />
                ))}
              </section>
            ))}
            <Pager page={calendar.page} />
          </div>
        )}
      </div>
    </div>
  )
}
