import { eventShape } from '../../../../model/event-facts/event-shape.ts'
import { useRef, useState } from 'react'
import { differences } from '../../../../model/documents/differences.ts'
import { emptyEvent } from '../../../../model/event-facts/empty-facts.ts'
import { completenessOf } from '../../../../model/event-facts/completeness.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon } from '../../../../ui/icon.tsx'
import { Modal, type ModalHandle } from '../../../../ui/modal.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { today } from '../draft/today.ts'
import { missingNames } from './missing-names.ts'
import { ChangeTable } from './change-table.tsx'
import { FaultList } from './fault-list.tsx'
import { PublishedNotice } from './published-notice.tsx'
import { usePublish, useSummary } from './use-publish.ts'

interface PublishPanelProps {
  onGo: (path: string) => Promise<void>
  onClose: () => void
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
  const changes = differences(
    eventShape,
    draft.permalink === null ? emptyEvent() : draft.base,
    facts,
  )
  const { missing } = completenessOf(facts, { today: today(), hasPicture: true })
  const isBlocked = Object.keys(blocking).length > 0
  const title = draft.isModerated ? m.editor_send_review() : m.editor_publish()
  const isDone = outcome.state === 'published' || outcome.state === 'waiting'
  const go = (path: string) => {
    dialog.current?.close()
    void onGo(path)
  }
  return (
    <Modal id="publish" title={title} onClose={onClose} ref={dialog}>
      {isDone ? (
        <PublishedNotice outcome={outcome} />
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
          {draft.isModerated ? (
            <p className="s">
              {m.editor_review_before()}{' '}
              {summary === null || summary.usualReview === null
                ? null
                : m.editor_review_usual({ time: summary.usualReview })}
            </p>
          ) : null}
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
              {draft.isModerated
                ? m.editor_send_review()
                : m.editor_publish_count({ n: changes.length })}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}
