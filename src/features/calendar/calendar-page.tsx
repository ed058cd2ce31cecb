import { useEffect } from 'react'
import { calendarHeading } from '../../i18n/calendar-heading.ts'
import { eventsText, racesText } from '../../i18n/counts.ts'
import { joined } from '../../i18n/joins.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { CalendarView } from '../../model/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { CalendarBar } from './calendar-bar.tsx'
import { CalendarList, Results } from './calendar-list.tsx'
import { EmptyCalendar } from './empty-calendar.tsx'
import { FilterRail } from './filter-rail.tsx'
import { rememberShown, type LoadedCalendar } from './load-calendar.ts'
import { MapPanel } from './map/map-panel.tsx'
import { CalendarNotices, FailedNotice } from './notices.tsx'
import { MonthTable } from './month-table.tsx'

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

function Head({ calendar }: { calendar: CalendarView }) {
  const { previous, next } = calendar.months
  return (
    <div className="cal-head">
      <Crumbs calendar={calendar} />
      <h1>{calendarHeading(calendar.heading)}</h1>
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
    </div>
  )
}

function Found({ calendar }: { calendar: CalendarView }) {
  if (calendar.unlocated) return null
  if (calendar.grid !== null && calendar.events.count > 0)
    return <MonthTable grid={calendar.grid} />
  return calendar.events.count === 0 ? (
    <EmptyCalendar calendar={calendar} />
  ) : (
    <CalendarList calendar={calendar} />
  )
}

export function CalendarPage({ loaded }: { loaded: LoadedCalendar }) {
  const { calendar, failed } = loaded
  const isMap = calendar.view === 'map'
  useEffect(() => rememberShown(calendar), [calendar])
  return (
    <div className="wrap">
      <Head calendar={calendar} />
      <CalendarBar calendar={calendar} />
      <div className={isMap ? 'cal has-map' : 'cal'}>
        <FilterRail calendar={calendar} />
        <Results>
          {failed ? <FailedNotice /> : null}
          <CalendarNotices calendar={calendar} />
          <Found calendar={calendar} />
        </Results>
        {isMap ? <MapPanel list={calendar} /> : null}
      </div>
    </div>
  )
}
