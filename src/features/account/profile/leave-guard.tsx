import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { isAnyUnsaved } from './unsaved.ts'

/** Asks before somebody leaves with changes that are not saved; the browser asks where it is the one who leaves. */
export function LeaveGuard() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isAnyUnsaved(),
    enableBeforeUnload: isAnyUnsaved,
    withResolver: true,
  })
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (status === 'blocked') dialog.current?.showModal()
    else dialog.current?.close()
  }, [status])
  return (
    <dialog className="ask" ref={dialog} aria-labelledby="unsaved-h" onCancel={reset}>
      <h2 id="unsaved-h">{m.profile_unsaved_title()}</h2>
      <p>{m.profile_unsaved_text()}</p>
      <div className="rowx">
        <button className="btn" type="button" onClick={reset}>
          {m.profile_unsaved_stay()}
        </button>
        <button className="btn btn-line" type="button" onClick={proceed}>
          {m.profile_unsaved_leave()}
        </button>
      </div>
    </dialog>
  )
}
