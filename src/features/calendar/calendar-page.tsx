import { useEffect } from 'react'
import type { CalendarView } from '../../model/calendar-view.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CalendarList, Results } from './calendar-list.tsx'
import { CalendarTop } from './calendar-top.tsx'
import { EmptyCalendar } from './empty-calendar.tsx'
import { FilterRail } from './filter-rail.tsx'
import { rememberShown, type LoadedCalendar } from './load-calendar.ts'
import { MapPanel } from './map/map-panel.tsx'
import { CalendarNotices, FailedNotice } from './notices.tsx'
import { loadMonthCode, monthCode } from './month-code.ts'

// A browser hydrates a month without running the page's loader, which loads the code on navigation.
if (import.meta.env.SSR || new URLSearchParams(window.location.search).get('view') === 'month')
  await loadMonthCode()

function Found({ calendar }: { calendar: CalendarView }) {
  if (calendar.unlocated) return null
  const MonthTable = monthCode.table
  if (MonthTable !== null && calendar.grid !== null && calendar.events.count > 0)
    return <MonthTable grid={calendar.grid} isNamed={calendar.dated} />
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
      <CalendarTop calendar={calendar} />
      <ActiveFilters calendar={calendar} />
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
