import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../../../i18n/field-texts.ts'
import { differences } from '../../../../model/event-facts/differences.ts'
import { emptyEvent } from '../../../../model/event-facts/empty-facts.ts'
import { completenessOf } from '../../../../model/event-facts/completeness.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { Modal, type ModalHandle } from '../../../../ui/modal.tsx'
import { discardUnsent } from '../draft/unsent.ts'
import { fetchSummary, publishDraft, type DraftSummary } from '../draft/draft-api.ts'
import { useEditor } from '../draft/editor-context.ts'
import { today } from '../draft/today.ts'
import { eventPath } from '../draft/event-path.ts'
import { missingNames } from './missing-names.ts'
import { ChangeTable } from './change-table.tsx'
import { FaultList } from './fault-list.tsx'

type Outcome =
  | { state: 'asking' }
  | { state: 'busy' }
  | { state: 'failed'; text: string }
  | { state: 'published'; permalink: string }
  | { state: 'waiting' }

interface PublishPanelProps {
  onGo: (path: string) => Promise<void>
  onClose: () => void
}

/** Sends the draft and publishes it. */
function usePublish() {
  const { draft, autosave } = useEditor()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  const publish = async () => {
    setOutcome({ state: 'busy' })
    if (!(await autosave.flush()))
      return setOutcome({ state: 'failed', text: m.editor_not_all_sent() })
    const sent = await publishDraft(draft.id, autosave.version())
    if (!sent.ok) {
      const text = sent.status === 409 ? m.editor_changed_meanwhile() : failureText(sent.status)
      return setOutcome({ state: 'failed', text })
    }
    discardUnsent(draft.id)
    const permalink: unknown = Object(sent.body)['permalink']
    setOutcome(
      typeof permalink === 'string' ? { state: 'published', permalink } : { state: 'waiting' },
    )
  }
  return { outcome, publish }
}

/** The server's view of the draft, once it has all of it; null before. */
function useSummary(): DraftSummary | null {
  const { draft, autosave } = useEditor()
  const [summary, setSummary] = useState<DraftSummary | null>(null)
  useEffect(() => {
    const load = async () => {
      if (await autosave.flush()) setSummary(await fetchSummary(draft.id))
    }
    void load()
  }, [draft.id, autosave])
  return summary
}

function Done({ outcome }: { outcome: Extract<Outcome, { state: 'published' | 'waiting' }> }) {
  const isPublished = outcome.state === 'published'
  return (
    <div className={`notice ${isPublished ? 'n-ok' : 'n-note'}`} role="status">
      <Icon name={isPublished ? 'check' : 'clock'} />
      <div>
        <b>{isPublished ? m.editor_published() : m.editor_waiting()}</b>
        {isPublished ? (
          <p>
            <a className="link" href={eventPath(outcome.permalink)} data-reload="">
              {m.editor_see_page()}
            </a>
          </p>
        ) : (
          <p>{m.editor_waiting_text()}</p>
        )}
      </div>
    </div>
  )
}

/** Summary before publishing: changes, faults, missing facts, members who get email; and the one button. */
export function PublishPanel({ onGo, onClose }: PublishPanelProps) {
  const { draft, store, faults } = useEditor()
  const dialog = useRef<ModalHandle>(null)
  const [found] = useState(() => faults.showAll())
  const { outcome, publish } = usePublish()
  const summary = useSummary()
  const blocking = { ...found, ...summary?.faults }
  const facts = store.facts()
  const changes = differences(draft.permalink === null ? emptyEvent() : draft.base, facts)
  const { missing } = completenessOf(facts, { today: today(), hasPicture: true })
  const isBlocked = Object.keys(blocking).length > 0
  const isDone = outcome.state === 'published' || outcome.state === 'waiting'
  const go = (path: string) => {
    dialog.current?.close()
    void onGo(path)
  }
  return (
    <Modal id="publish" title={m.editor_publish()} onClose={onClose} ref={dialog}>
      {isDone ? (
        <Done outcome={outcome} />
      ) : (
        <>
          {isBlocked ? <FaultList faults={blocking} onGo={go} /> : null}
          <ChangeTable changes={changes} facts={store} />
          {missing.length === 0 ? null : (
            <div className="miss">
              <h3>{m.editor_missing()}</h3>
              <ul>
                {missing.map(({ item, path }) => (
                  <li key={item}>
                    <button className="link" type="button" onClick={() => go(path ?? 'name')}>
                      {missingNames[item]()}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {summary === null || summary.recipients === 0 ? null : (
            <p className="s">
              <Icon name="mail" size="s" /> {m.editor_notified({ n: summary.recipients })}
            </p>
          )}
          {outcome.state === 'failed' ? (
            <p className="err" role="alert">
              {outcome.text}
            </p>
          ) : null}
          <div className="dlg-act">
            <button className="btn btn-quiet" type="button" onClick={() => dialog.current?.close()}>
              {m.editor_go_on()}
            </button>
            <button
              className="btn btn-flare"
              data-initial-focus=""
              type="button"
              disabled={isBlocked || changes.length === 0}
              aria-busy={outcome.state === 'busy'}
              onClick={() => outcome.state !== 'busy' && void publish()}
            >
              {m.editor_publish_count({ n: changes.length })}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}
