import { useEffect } from 'react'
import { memberChanged } from '../../../browser/events.ts'
import { hrefTo } from '../../../i18n/links.ts'
import type { DeletionView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'

/** What is left to say once the account is on its way out. All sessions have ended, this one too. */
export function DeletedNotice({ deletion }: { deletion: DeletionView }) {
  useEffect(() => {
    // The server has taken the cookie away; the menus of this page follow.
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
