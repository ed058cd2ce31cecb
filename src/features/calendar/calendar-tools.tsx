import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { ViewLinks } from '../../ui/view-links.tsx'
import { Subscribe } from './subscribe.tsx'

/**
 * Sharing, order and view of the list. On phones the views and the button of the filters are at the foot of the
 * screen, and the order is the first group of the filters. The order is a field of the filters' form.
 */
export function CalendarTools({ calendar }: { calendar: CalendarView }) {
  const { sort, sorts, active } = calendar
  // URLs leave out the default.
  const served = sort === 'date' ? '' : sort
  return (
    <div className="cal-o">
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
      <div className="pill">
        <button className="m-only" type="button" popoverTarget="filters">
          <Icon name="sliders" size="s" />
          {m.filters_heading()}
          {active.length === 0 ? null : <b>{active.length}</b>}
        </button>
        <ViewLinks paths={calendar.viewPaths} current={calendar.view} />
      </div>
    </div>
  )
}
