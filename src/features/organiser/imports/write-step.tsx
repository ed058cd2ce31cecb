import { useId, useRef, useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { importApi, type ImportAct } from './use-import.ts'

interface WriteStepProps {
  view: ImportView
  act: ImportAct
  reload: () => Promise<void>
}

/** The last step: drafts are written in slices; a finished import can be taken back. */
export function WriteStep({ view, act, reload }: WriteStepProps) {
  const id = useId()
  const [withEdited, setWithEdited] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { ready, written, progress, created, state, edited, unchecked } = view
  const isWriting = state === 'writing' && ready > 0
  const isWritable = ready > 0 && unchecked === 0
  const write = () => {
    if (!isWritable) return
    // The button goes once the drafts are written.
    heading.current?.focus()
    void act(importApi.drafts.$post).then(reload)
  }
  const undo = async () => {
    await act((request) => importApi.$delete({ ...request, json: { edited: withEdited } }))
    await reload()
  }
  return (
    <section className="imp-write" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {m.import_state_written()}
      </h2>
      <div role="status">
        {created === '' ? (
          <p>{progress}</p>
        ) : (
          <p className="notice n-ok">
            <Icon name="check" />
            <b>{created}</b>
          </p>
        )}
      </div>
      {isWriting ? (
        <div className="imp-progress">
          <progress max={written + ready} value={written} aria-labelledby={id} />
          <p className="help">{m.import_close()}</p>
        </div>
      ) : created !== '' || state === 'undone' ? null : (
        <button
          type="button"
          className="btn btn-flare"
          // A disabled button would lose the focus while a corrected row is checked.
          aria-disabled={!isWritable}
          onClick={write}
        >
          {m.import_write()}
        </button>
      )}
      {written === 0 || isWriting ? null : (
        <div className="imp-undo">
          <a className="btn btn-line" href={`${hrefTo({ to: 'organiser-events' })}?state=drafts`}>
            {m.organiser_events_title()}
          </a>
          {edited.length === 0 ? null : (
            <>
              <p>{m.import_undo_kept({ names: edited.join(', ') })}</p>
              <label>
                <input
                  type="checkbox"
                  checked={withEdited}
                  onChange={(event) => setWithEdited(event.target.checked)}
                />
                {m.import_undo_edited()}
              </label>
            </>
          )}
          <button type="button" className="btn btn-quiet" onClick={() => void undo()}>
            {m.import_undo()}
          </button>
        </div>
      )}
    </section>
  )
}
