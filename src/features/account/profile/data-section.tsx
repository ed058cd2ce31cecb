import { useEffect, useRef } from 'react'
import type { DeletionView, ProfileView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { Card } from './card.tsx'
import { DeletionForm } from './deletion-form.tsx'

/** A download, which no link of pages is. */
const exportPath = '/api/profile/export'

interface DataSectionProps {
  profile: ProfileView
  /** Whether the last question is on the page. */
  isDeleting: boolean
  onDeleting: (is: boolean) => void
  onDeleted: (deletion: DeletionView) => void
}

/** What a member can do with everything there is about them: take it along, or have it deleted. */
export function DataSection({ profile, isDeleting, onDeleting, onDeleted }: DataSectionProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasDeleting = useRef(isDeleting)
  // The question has gone: whoever kept the account goes on where it was asked.
  useEffect(() => {
    if (wasDeleting.current && !isDeleting) opener.current?.focus()
    wasDeleting.current = isDeleting
  }, [isDeleting])
  return (
    <>
      <Card id="export" title={m.profile_export_heading()}>
        <p>{m.profile_export_text()}</p>
        <p>
          <a className="btn btn-line" href={exportPath} download="startline.json">
            {m.profile_export_button()}
          </a>
        </p>
      </Card>
      <Card id="deletion" title={m.profile_delete_heading()}>
        <ul className="flow">
          <li>{m.profile_delete_at_once()}</li>
          <li>{m.profile_delete_undo()}</li>
          <li>{m.profile_delete_then()}</li>
        </ul>
        {isDeleting ? (
          <DeletionForm profile={profile} onKeep={() => onDeleting(false)} onDeleted={onDeleted} />
        ) : (
          <div>
            <button
              className="btn btn-line"
              type="button"
              ref={opener}
              onClick={() => onDeleting(true)}
            >
              {m.profile_delete_button()}
            </button>
          </div>
        )}
      </Card>
    </>
  )
}
