import type { CalendarView } from '../../model/calendar-view.ts'
import type { CalendarViewName } from '../../model/calendar.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { Subscribe } from './subscribe.tsx'

const views = [
  { view: 'list', icon: 'list', label: m.view_list },
  { view: 'month', icon: 'calendar', label: m.view_month },
  { view: 'map', icon: 'map', label: m.view_map },
] as const satisfies readonly { view: CalendarViewName; icon: IconName; label: unknown }[]

/** Bar above the list: active filters, order and view. The order is a field of the filters' form. */
export function CalendarBar({ calendar }: { calendar: CalendarView }) {
  const { sort, sorts } = calendar
  // URLs leave out the default.
  const served = sort === 'date' ? '' : sort
  return (
    <div className="cal-bar">
      <button className="chip m-only" type="button" popoverTarget="filters">
        <Icon name="sliders" size="s" />
        {m.filters_heading()}
        {calendar.active.length === 0 ? null : (
          <span className="tag tag-count">{calendar.active.length}</span>
        )}
      </button>
      <ActiveFilters calendar={calendar} />
      <div className="rowx cal-o">
        <Subscribe calendar={calendar} />
        <select
          className="sel sel-s"
          aria-label={m.sort_label()}
          name="sort"
          form="filter-form"
          defaultValue={served}
          data-served={served}
          data-submit=""
        >
          {sorts.map((each) => (
            <option value={each.sort === 'date' ? '' : each.sort} key={each.sort}>
              {each.label}
            </option>
          ))}
        </select>
        <button className="btn btn-line btn-s no-script" type="submit" form="filter-form">
          {m.filter_apply()}
        </button>
        <nav className="seg" aria-label={m.view_label()}>
          {views.map(({ view, icon, label }) => (
            <a
              href={calendar.viewPaths[view]}
              rel="nofollow"
              aria-current={calendar.view === view ? 'true' : undefined}
              key={view}
            >
              <Icon name={icon} />
              <span>{label()}</span>
            </a>
          ))}
        </nav>
      </div>
    </div>
  )
}
