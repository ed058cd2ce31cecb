import { useState } from 'react'
import { hrefTo } from '../../../../i18n/links.ts'
import type { OrganiserSection } from '../../../../i18n/words.ts'
import { m } from '../../../../paraglide/messages.js'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { openSession } from '../draft/draft-session.ts'
import { draftForCopy, openCopy } from '../draft/keep-copy.ts'
import { forgetUnsent } from '../../../member-area/draft/unsent.ts'
import { DiscardedDraft } from './discarded-draft.tsx'
import { EditorHead } from './editor-head.tsx'
import { EventEditor } from './event-editor.tsx'
import { EditorRail } from './rail.tsx'
import { useDraft, type OpenedDraft } from './use-draft.ts'

interface EditorPageProps {
  /** Permalink of the event, or id of its draft. */
  event: string
  section: OrganiserSection
}

interface RefusalProps {
  state: Exclude<OpenedDraft['state'], 'loading' | 'loaded' | 'signed-out' | 'discarded'>
  onRetry: () => void
}

/** Why there is nothing to edit. */
function Refusal({ state, onRetry }: RefusalProps) {
  if (state === 'failed') return <LoadFailure text={m.editor_load_failed()} onRetry={onRetry} />
  const isAthlete = state === 'forbidden'
  return (
    <div className="flow">
      <h2>{isAthlete ? m.profile_organisers_only() : m.editor_not_yours()}</h2>
      <p>{isAthlete ? m.editor_athlete_text() : m.editor_not_yours_text()}</p>
      <p>
        <a
          className="btn"
          href={hrefTo(
            isAthlete
              ? { to: 'members', page: 'registration/organiser' }
              : { to: 'organiser-events' },
          )}
        >
          {isAthlete ? m.editor_become() : m.editor_back()}
        </a>
      </p>
    </div>
  )
}

/** The way on with text of a draft that a colleague discarded. */
function LeftText({ left }: Pick<Extract<OpenedDraft, { state: 'discarded' }>, 'left'>) {
  const keep = async () => {
    const facts = left.at(-1)?.unsent.facts ?? null
    const draft = facts === null ? null : await draftForCopy(facts)
    if (facts === null || draft === null) return false
    const session = openSession(draft, { facts, conflicts: [] })
    for (const { key } of left) forgetUnsent(key)
    await openCopy(session)
    return true
  }
  return (
    <div className="flow">
      <h2>{m.editor_discarded()}</h2>
      <DiscardedDraft onKeep={keep} />
    </div>
  )
}

/** The frame of the editor while its draft is loading: what the server renders. */
function Waiting({ event, section }: EditorPageProps) {
  return (
    <>
      <EditorHead title={m.editor_title()} />
      <div className="wrap ws">
        <EditorRail event={event} current={section} />
        <div className="ws-main">
          <noscript>
            <p>{m.editor_no_script()}</p>
          </noscript>
          <div className="card card-b ed-wait" aria-hidden="true">
            <div className="sk sk-f" />
            <div className="sk sk-f" />
            <div className="sk sk-f" />
          </div>
        </div>
      </div>
    </>
  )
}

/** The editor of an event, one section at a time. The server renders its frame; the draft is loaded by the browser. */
export function EditorPage({ event, section }: EditorPageProps) {
  const [attempt, setAttempt] = useState(0)
  const opened = useDraft(event, attempt)
  const { state } = opened
  return (
    <div
      className="editor"
      data-hydrate="now"
      data-members-only={state === 'loaded' ? '' : undefined}
    >
      {state === 'loaded' ? (
        <EventEditor
          key={opened.session.key}
          event={event}
          section={section}
          session={opened.session}
          hasRecovered={opened.hasRecovered}
        />
      ) : state === 'loading' ? (
        <Waiting event={event} section={section} />
      ) : state === 'discarded' ? (
        <div className="wrap ws">
          <LeftText left={opened.left} />
        </div>
      ) : (
        <div className="wrap ws">
          <Refusal state={state} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      )}
    </div>
  )
}
