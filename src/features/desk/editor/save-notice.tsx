import { hrefTo } from '../../../i18n/links.ts'
import { m } from '../../../paraglide/messages.js'
import { useEditor, useSaveState } from '../draft/editor-context.ts'

/** Notes of what keeps the draft from being saved, and that text of an earlier visit is back. */
export function SaveNotice() {
  const { hasRecovered } = useEditor().session
  const { state } = useSaveState()
  const isOver = state === 'signed-out' || state === 'gone' || state === 'discarded'
  return (
    <div className="dk-notice" role="status">
      {state === 'unsent' ? <p className="notice n-warn">{m.editor_not_sent_text()}</p> : null}
      {state === 'signed-out' ? (
        <p className="notice n-warn">
          {m.editor_signed_out()}{' '}
          <a className="link" href={hrefTo({ to: 'members', page: 'signin' })}>
            {m.account_login()}
          </a>
        </p>
      ) : null}
      {state === 'gone' || state === 'discarded' ? (
        <p className="notice n-bad">{m.editor_gone()}</p>
      ) : null}
      {hasRecovered && !isOver ? <p className="notice n-ok">{m.editor_recovered()}</p> : null}
    </div>
  )
}
