import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { hasUnsavedChanges } from './unsaved-changes.ts'

/** Asks before a navigation discards unsaved changes; closing or reloading the tab shows the browser's own dialog. */
export function UnsavedChangesDialog() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedChanges(),
    enableBeforeUnload: hasUnsavedChanges,
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
