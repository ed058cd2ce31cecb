import { api } from '../../../../api/index.ts'
import { useEffect, useRef } from 'react'
import type { DeletionView, ProfileView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { Card } from '../../../member-area/card.tsx'
import { DeletionForm } from './deletion-form.tsx'

const exportPath = api.profile.export.$path()

interface DataSectionProps {
  profile: ProfileView
  /** True while the confirmation form is shown. */
  isDeleting: boolean
  onDeletingChange: (isDeleting: boolean) => void
  onDeleted: (deletion: DeletionView) => void
}

/** Data export and account deletion. */
export function DataSection({
  profile,
  isDeleting,
  onDeletingChange,
  onDeleted,
}: DataSectionProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasDeleting = useRef(isDeleting)
  // When the confirmation form is cancelled, the focus returns to the button that opened it.
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
          <DeletionForm
            profile={profile}
            onCancel={() => onDeletingChange(false)}
            onDeleted={onDeleted}
          />
        ) : (
          <div>
            <button
              className="btn btn-line"
              type="button"
              ref={opener}
              onClick={() => onDeletingChange(true)}
            >
              {m.profile_delete_button()}
            </button>
          </div>
        )}
      </Card>
    </>
  )
}
