import { useRouter } from '@tanstack/react-router'
import type { CalendarView } from '../../model/calendar-view.ts'
import { m } from '../../paraglide/messages.js'

/** The list asked for did not come, and the one before is still shown. */
export function FailedNotice() {
  const router = useRouter()
  return (
    <div className="cal-note" role="alert">
      <p>{m.list_failed()}</p>
      <button className="btn btn-line btn-s" type="button" onClick={() => void router.invalidate()}>
        {m.error_try_again()}
      </button>
    </div>
  )
}

/** What a list does not say by itself: that its month is over, or that nobody knows where the reader is. */
export function CalendarNotices({ calendar }: { calendar: CalendarView }) {
  const { past, unlocated } = calendar
  return (
    <>
      {unlocated ? (
        <p className="cal-note" role="status">
          {m.near_unknown()}
        </p>
      ) : null}
      {past === null ? null : (
        <p className="cal-note">
          {m.month_over({ month: past.label })}{' '}
          <a className="link" href={past.next.path}>
            {m.month_next({ month: past.next.label })}
          </a>
        </p>
      )}
    </>
  )
}
