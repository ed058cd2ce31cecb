import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { findExactPlace } from '../../browser/exact-place.ts'
import type { CalendarView } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'

/** Notice that the list could not be loaded and the previous one is still shown. */
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

/** Offers to measure from the exact position of the reader, which stays in the tab. */
function NearMe({ note }: { note: string }) {
  const router = useRouter()
  const [isRefused, setRefused] = useState(false)
  const locate = async () => {
    const isFound = await findExactPlace()
    setRefused(!isFound)
    if (isFound) await router.invalidate()
  }
  return (
    <div className="cal-note">
      <p role="status">{isRefused ? m.near_refused() : note}</p>
      <button className="btn btn-line btn-s" type="button" onClick={() => void locate()}>
        {m.near_exactly()}
      </button>
    </div>
  )
}

/** Notices above the list: its month is over, or the place from which distances are measured. */
export function CalendarNotices({ calendar }: { calendar: CalendarView }) {
  const { past, nearNote } = calendar
  return (
    <>
      {nearNote === null ? null : <NearMe note={nearNote} />}
      {past === null ? null : (
        <p className="cal-note">
          {past.note}{' '}
          <a className="link" href={past.next.path}>
            {m.month_next({ month: past.next.label })}
          </a>
        </p>
      )}
    </>
  )
}
