import type { CalendarView } from '../model/calendar/calendar-view.ts'
import { m } from '../paraglide/messages.js'

/** Links to the pages of a list before and after this one. */
export function Pager({ page }: { page: CalendarView['page'] }) {
  if (page.previous === null && page.next === null) return null
  return (
    <nav className="pager" aria-label={m.pages_label()}>
      {page.previous === null ? (
        <span />
      ) : (
        <a className="btn btn-line" href={page.previous} rel="prev">
          {m.page_previous()}
        </a>
      )}
      <span className="s muted">{m.page_position({ page: page.number, pages: page.last })}</span>
      {page.next === null ? (
        <span />
      ) : (
        <a className="btn btn-line" href={page.next} rel="next">
          {m.page_next()}
        </a>
      )}
    </nav>
  )
}
