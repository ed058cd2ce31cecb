import { useRef, useState, useSyncExternalStore } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { countChanges } from '../draft/count-changes.ts'
import { useEditor, useText } from '../draft/editor-context.ts'
import { useGoToFact } from '../publish/fault-list.tsx'
import { PublishPanel } from '../publish/publish-panel.tsx'
import { EditorHead } from './editor-head.tsx'
import { SaveStatus } from '../../../member-area/draft/save-status.tsx'

/** Number of published facts that the draft changes; null for a new event, of which all is new. */
function useChangeCount(): number | null {
  const { draft, store, autosave } = useEditor()
  // Counted at each save: comparing the whole event at each key would be felt in large ones.
  useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
  return draft.permalink === null ? null : countChanges(draft.base, store.facts())
}

function PublishButton() {
  const [isOpen, setOpen] = useState(false)
  const { draft } = useEditor()
  const count = useChangeCount()
  const go = useGoToFact()
  const tag = useRef<HTMLSpanElement>(null)
  const close = () => {
    setOpen(false)
    // The button that opened the dialog is gone once the draft waits.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) tag.current?.focus()
    })
  }
  const publish =
    count === null || count === 0 ? m.editor_publish() : m.editor_publish_count({ n: count })
  return (
    <>
      {draft.state === 'waiting' ? (
        <span className="tag" tabIndex={-1} ref={tag}>
          {m.editor_waiting()}
        </span>
      ) : (
        <button className="btn btn-flare btn-s" type="button" onClick={() => setOpen(true)}>
          {draft.isModerated ? m.editor_send_review() : publish}
        </button>
      )}
      {isOpen ? <PublishPanel onGo={go} onClose={close} /> : null}
    </>
  )
}

/** Name of the event, state of the draft, and the button that publishes it. */
export function EditorBar() {
  const { autosave } = useEditor()
  const [name] = useText('name')
  return (
    <EditorHead title={name === '' ? m.editor_new() : name}>
      <div className="rowx">
        <SaveStatus autosave={autosave} />
        <PublishButton />
      </div>
    </EditorHead>
  )
}
