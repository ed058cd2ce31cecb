import { useId, useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { ImportView } from '../../../model/schemas/organiser/imports.ts'
import { m } from '../../../paraglide/messages.js'
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
  const { ready, written, progress, state, edited, unchecked } = view
  const isWriting = state === 'writing' && ready > 0
  const undo = async () => {
    await act((request) => importApi.$delete({ ...request, json: { edited: withEdited } }))
    await reload()
  }
  return (
    <section className="imp-write" aria-labelledby={id}>
      <h2 id={id}>{m.import_state_written()}</h2>
      <p role="status">{progress}</p>
      {isWriting ? (
        <div className="imp-progress">
          <progress max={written + ready} value={written} aria-labelledby={id} />
          <p className="help">{m.import_close()}</p>
        </div>
      ) : (
        <button
          type="button"
          className="btn btn-flare"
          disabled={ready === 0 || unchecked > 0 || state === 'undone'}
          onClick={() => void act(importApi.drafts.$post).then(reload)}
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
