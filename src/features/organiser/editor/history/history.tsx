import { useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { hrefTo } from '../../../../i18n/links.ts'
import { m } from '../../../../paraglide/messages.js'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { discardDraft } from '../draft/draft-api.ts'
import { fetchRevisions, type Revision } from './revisions-api.ts'
import { countChanges } from '../draft/count-changes.ts'
import { useEditor } from '../draft/editor-context.ts'
import { Card } from '../sections/card.tsx'
import { RevisionRow } from './revision-row.tsx'

/** The draft as the latest entry, with the button that discards it. */
function DraftRow() {
  const { draft, store, session } = useEditor()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const count = draft.permalink === null ? 0 : countChanges(draft.base, store.facts())
  const discard = async () => {
    const sent = await discardDraft(draft.id)
    if (!sent.ok) return
    session.forget()
    await navigate({ href: hrefTo({ to: 'organiser-events' }), reloadDocument: true })
  }
  return (
    <li aria-current="true">
      <span className="muted">{m.editor_draft_now()}</span>
      <span>{count === 0 ? '' : m.editor_changes({ n: count })}</span>
      {isAsking ? (
        <span>
          <button className="btn btn-bad btn-s" type="button" onClick={() => void discard()}>
            {m.editor_discard_sure()}
          </button>
        </span>
      ) : (
        <button className="btn btn-quiet btn-s" type="button" onClick={() => setAsking(true)}>
          {m.editor_discard()}
        </button>
      )}
    </li>
  )
}

/** Published revisions of the event, the latest first, and the draft above them. */
export function History() {
  const { draft } = useEditor()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<readonly Revision[] | null | 'loading'>('loading')
  useEffect(() => {
    if (draft.permalink === null) return setFound([])
    void fetchRevisions(draft.permalink).then(setFound)
  }, [draft.permalink, attempt])
  return (
    <Card id="history" title={m.editor_history()}>
      {found === null ? (
        <LoadFailure text={m.editor_load_failed()} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <ol className="hist">
          <DraftRow />
          {found === 'loading'
            ? null
            : found.map((revision) => (
                <RevisionRow
                  key={revision.number}
                  revision={revision}
                  onRestored={() => void navigate({ to: '.', reloadDocument: true })}
                />
              ))}
        </ol>
      )}
    </Card>
  )
}
