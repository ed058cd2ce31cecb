import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

/** The active filters, each a link to the same list without it. */
export function ActiveFilters({ calendar }: { calendar: CalendarView }) {
  if (calendar.active.length === 0) return null
  return (
    <ul className="cal-bar" aria-label={m.filters_active()}>
      {calendar.active.map((filter) => (
        <li key={filter.label}>
          <a
            className={filter.hue === null ? 'chip rm' : `chip rm g-${filter.hue}`}
            href={filter.path}
            rel="nofollow"
            aria-label={m.filter_remove({ filter: filter.label })}
          >
            {filter.label}
            <span className="x">
              <Icon name="close" />
            </span>
          </a>
        </li>
      ))}
      <li>
        <a className="btn btn-quiet btn-s" href={calendar.clearPath}>
          {m.filters_clear()}
        </a>
      </li>
    </ul>
  )
}
