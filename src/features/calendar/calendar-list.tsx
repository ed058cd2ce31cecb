import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { eventsText } from '../../i18n/counts.ts'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { Legend } from '../event-card/legend.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { Pager } from '../../ui/pager.tsx'

/**
 * Results of the filters. While others load, styles turn the present rows into skeletons, so that nothing shifts.
 */
export function Results({ children }: { children: ReactNode }) {
  const isBusy = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && resolvedLocation.href !== location.href,
  })
  return (
    <div className="results" aria-busy={isBusy ? 'true' : undefined}>
      {children}
    </div>
  )
}

/** The editions, grouped by weekends or months, or as one list. */
export function CalendarList({ calendar }: { calendar: CalendarView }) {
  return (
    <div className="tt" data-list="calendar">
      <Legend />
      {calendar.lists.map(({ from, label, events, cards }) => (
        <section key={from}>
          {label === null ? null : (
            <div className="tt-h">
              <h2>{label}</h2>
              <span className="muted s">{eventsText(events)}</span>
            </div>
          )}
          {cards.map((card) => (
            <TimetableRow
              key={`${card.permalink}/${card.bib.date}`}
              card={card}
              showClimb={calendar.oneSport}
              heading={label === null ? 'h2' : 'h3'}
            />
          ))}
        </section>
      ))}
      <Pager page={calendar.page} />
    </div>
  )
}
