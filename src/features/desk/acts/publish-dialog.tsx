import { useState } from 'react'
import { differences } from '../../../model/documents/differences.ts'
import { m } from '../../../paraglide/messages.js'
import { Modal } from '../../../ui/modal.tsx'
import { documentApi, outcomeOf, paramOf, type Outcome } from '../draft/desk-api.ts'
import { deskShape } from '../draft/desk-shape.ts'
import { useEditor } from '../draft/editor-context.ts'
import { usePathName } from '../editor/path-name.ts'
import { ChangeList } from './change-list.tsx'
import { OutcomeText } from './outcome-text.tsx'

/** Changes that publishing makes, and the button that publishes, sends to a second moderator, or approves. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { draft, session } = useEditor()
  const { autosave, store, faults } = session
  const [outcome, setOutcome] = useState<Outcome | 'busy' | 'unsent' | null>(null)
  const nameOf = usePathName()
  const changes = differences(deskShape, draft.base, store.facts())
  const isApproval = draft.mayApprove
  const publish = async () => {
    setOutcome('busy')
    if (!(await autosave.flush())) return setOutcome('unsent')
    const request = { ...paramOf(draft.id), json: { version: autosave.version() } }
    const act = isApproval ? documentApi.approve : documentApi.publish
    const found = await outcomeOf(act.$post(request))
    setOutcome(found)
    if (found.state === 'faults') faults.show(found.faults)
    if (found.state === 'done' || found.state === 'waiting') await session.reload()
  }
  const isOver = typeof outcome === 'object' && outcome?.state === 'done'
  return (
    <Modal id="publish" title={m.editor_what_changes()} onClose={onClose}>
      {isOver ? null : <ChangeList changes={changes} nameOf={nameOf} />}
      {draft.isModerated && !isApproval ? <p className="s">{m.desk_second()}</p> : null}
      {outcome === 'unsent' ? (
        <p className="err" role="alert">
          {autosave.state().conflicts.length > 0 ? m.editor_conflict() : m.editor_not_all_sent()}
        </p>
      ) : null}
      {typeof outcome === 'object' && outcome !== null ? (
        <OutcomeText outcome={outcome} done={m.editor_published()} nameOf={nameOf} />
      ) : null}
      <div className="dlg-act">
        {isOver && draft.path !== null ? (
          <a className="btn" href={draft.path} data-reload="">
            {m.moderation_open_page()}
          </a>
        ) : (
          <button
            className="btn btn-flare"
            type="button"
            aria-busy={outcome === 'busy'}
            onClick={() => void publish()}
          >
            {isApproval
              ? m.moderation_approve()
              : draft.isModerated
                ? m.editor_send_review()
                : m.editor_publish()}
          </button>
        )}
      </div>
    </Modal>
  )
}
