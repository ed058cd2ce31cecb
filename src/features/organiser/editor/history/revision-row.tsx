import type { DocumentChange } from '../../../../model/documents/change.ts'
import { useState } from 'react'
import { failureText } from '../../../../i18n/field-texts.ts'
import { m } from '../../../../paraglide/messages.js'
import { Modal } from '../../../../ui/modal.tsx'
import { discardDraft } from '../draft/draft-api.ts'
import { fetchRevision, restoreRevision, type Revision } from './revisions-api.ts'
import { useEditor } from '../draft/editor-context.ts'
import { countChanges } from '../draft/count-changes.ts'
import { ChangeTable } from '../publish/change-table.tsx'

const origins = {
  catalogue: m.editor_origin_catalogue,
  editor: m.editor_origin_editor,
  correction: m.editor_origin_correction,
  import: m.editor_origin_import,
  restore: m.editor_origin_restore,
} satisfies Record<Revision['origin'], () => string>

interface RevisionRowProps {
  revision: Revision
  onRestored: () => void
}

/** A published revision, with what it changed and the button that makes a draft of it. */
export function RevisionRow({ revision, onRestored }: RevisionRowProps) {
  const { draft, store, session } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const { number, origin, author, at, changed } = revision
  const permalink = draft.permalink ?? ''
  const [changes, setChanges] = useState<DocumentChange[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const compare = async () => {
    const found = await fetchRevision(permalink, number)
    if (found === null) setFailure(m.editor_load_failed())
    else setChanges(found)
  }
  const restore = async () => {
    // An event has one draft: the restored facts take its place.
    await discardDraft(draft.id)
    const sent = await restoreRevision(permalink, number)
    if (!sent.ok) return setFailure(failureText(sent.status))
    session.forget()
    onRestored()
  }
  return (
    <li>
      <span className="muted tab">{at}</span>
      <span>
        <b>{origins[origin]()}</b> {author ?? ''}{' '}
        <span className="muted">{m.editor_changes({ n: changed.length })}</span>
        {failure === null ? null : (
          <span className="err" role="alert">
            {failure}
          </span>
        )}
      </span>
      <button className="btn btn-quiet btn-s" type="button" onClick={() => void compare()}>
        {m.editor_compare()}
      </button>
      {changes === null ? null : (
        <Modal id={`revision-${number}`} title={at} onClose={() => setChanges(null)}>
          <ChangeTable changes={changes} facts={store} />
          <div className="dlg-act">
            <button
              className="btn btn-line"
              type="button"
              onClick={() => {
                const isEdited = countChanges(draft.base, store.facts()) > 0
                if (isEdited && !isAsking) setAsking(true)
                else void restore()
              }}
            >
              {isAsking ? m.editor_discard_sure() : m.editor_restore()}
            </button>
          </div>
        </Modal>
      )}
    </li>
  )
}
