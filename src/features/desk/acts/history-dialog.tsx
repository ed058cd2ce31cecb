import { useCallback, useState } from 'react'
import * as v from 'valibot'
import { parsedResult } from '../../../api/parsed-result.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { documentChange, type DocumentChange } from '../../../model/documents/change.ts'
import {
  deskRevisionsView,
  type DeskRevisionsView,
} from '../../../model/schemas/desk/desk-views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'
import { documentApi, paramOf } from '../draft/desk-api.ts'
import { useEditor } from '../draft/editor-context.ts'
import { usePathName } from '../editor/path-name.ts'
import { useDeskData } from '../use-desk-data.ts'
import { ChangeList } from './change-list.tsx'

type Revision = DeskRevisionsView['revisions'][number]

const origins = {
  shipped: m.desk_origin_shipped,
  editor: m.editor_origin_editor,
  restore: m.editor_origin_restore,
  schedule: m.desk_origin_schedule,
  withdraw: m.desk_withdrawn,
  return: m.desk_origin_return,
} satisfies Record<Revision['origin'], () => string>

const changesBody = v.object({ changes: v.array(documentChange) })

/** A published version: what it changed, and the button that makes a draft of it in place of the present one. */
function RevisionRow({ revision, onRestored }: { revision: Revision; onRestored: () => void }) {
  const { draft, session } = useEditor()
  const { number, origin, author, at, changed } = revision
  const nameOf = usePathName()
  const [changes, setChanges] = useState<readonly DocumentChange[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const param = { ...paramOf(draft.id).param, number: String(number) }
  const compare = async () => {
    const sent = await parsedResult(documentApi.revisions[':number'].$get({ param }), changesBody)
    if (sent.ok) setChanges(sent.body.changes)
    else setFailure(failureText(sent.status))
  }
  const restore = async () => {
    if (!isAsking) return setAsking(true)
    // A document has one draft: the restored text takes its place.
    session.stop()
    await accountResult(documentApi.draft.$delete(paramOf(draft.id)))
    const sent = await accountResult(documentApi.revisions[':number'].restore.$post({ param }))
    if (!sent.ok) return setFailure(failureText(sent.status))
    session.forget()
    onRestored()
  }
  return (
    <li>
      <p>
        <span className="muted">{at}</span> <b>{origins[origin]()}</b> {author ?? ''}{' '}
        <span className="muted">{m.editor_changes({ n: changed.length })}</span>
      </p>
      {failure === null ? null : (
        <p className="err" role="alert">
          {failure}
        </p>
      )}
      {changes === null ? null : <ChangeList changes={changes} nameOf={nameOf} />}
      <div className="rowx">
        <button className="btn btn-quiet btn-s" type="button" onClick={() => void compare()}>
          {m.editor_compare()} <span className="vh">{at}</span>
        </button>
        <button className="btn btn-line btn-s" type="button" onClick={() => void restore()}>
          {isAsking ? m.editor_discard_sure() : m.editor_restore()} <span className="vh">{at}</span>
        </button>
      </div>
    </li>
  )
}

interface HistoryDialogProps {
  onClose: () => void
  /** Called when another draft has taken the place of the present one. */
  onRestored: () => void
}

/** Published versions of the document, the latest first. */
export function HistoryDialog({ onClose, onRestored }: HistoryDialogProps) {
  const { id } = useEditor().draft
  const request = useCallback(
    () => documentApi.revisions.$get({ ...paramOf(id), query: { locale: getLocale() } }),
    [id],
  )
  const { data, load } = useDeskData(request, deskRevisionsView)
  return (
    <Modal id="history" title={m.editor_history()} onClose={onClose}>
      {data.state === 'failed' || data.state === 'missing' ? (
        <LoadFailure text={m.editor_load_failed()} onRetry={() => void load()} />
      ) : null}
      {data.state === 'loaded' ? (
        <ol className="dk-hist">
          {data.value.revisions.map((revision) => (
            <RevisionRow key={revision.number} revision={revision} onRestored={onRestored} />
          ))}
        </ol>
      ) : null}
      {data.state === 'loaded' && data.value.revisions.length === 0 ? <p>{m.desk_none()}</p> : null}
    </Modal>
  )
}
