import { useEffect } from 'react'
import { memberChanged } from '../../../../browser/events.ts'
import { hrefTo } from '../../../../i18n/links.ts'
import type { DeletionView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'

/** Shown after a deletion was requested. All sessions have ended, including this one. */
export function DeletedNotice({ deletion }: { deletion: DeletionView }) {
  useEffect(() => {
    // The server has deleted the member's cookie, so the menus of this page must be updated.
    document.dispatchEvent(new Event(memberChanged))
    document.getElementById('main')?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="flow">
      <h1 className="area-h">{m.profile_deleted_title()}</h1>
      <p role="status">{m.profile_deleted_text({ date: deletion.deleteAt.label })}</p>
      <p>
        <a className="btn" href={hrefTo({ to: 'home' })}>
          {m.error_home()}
        </a>
      </p>
    </div>
  )
}
