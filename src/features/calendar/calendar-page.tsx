import { useEffect } from 'react'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { loadServedMonth, monthCode } from '../event-views/month-code.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CalendarList, Results } from './calendar-list.tsx'
import { CalendarTop } from './calendar-top.tsx'
import { EmptyCalendar } from './empty-calendar.tsx'
import { FilterRail } from './filter-rail.tsx'
import { rememberShown, type LoadedCalendar } from './load-calendar.ts'
import { CalendarMap } from './calendar-map.tsx'
import { CalendarNotices, FailedNotice } from './notices.tsx'

await loadServedMonth()

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
        {isMap ? <CalendarMap calendar={calendar} /> : null}
      </div>
    </div>
  )
}
