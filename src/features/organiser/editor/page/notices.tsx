import { useState } from 'react'
import { hrefTo } from '../../../../i18n/links.ts'
import { nextKey } from '../../../../model/members/members.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { rejectionTexts } from '../../../../i18n/rejection-texts.ts'
import type { DraftView } from '../../../../model/schemas/event/draft-views.ts'
import { useEditor } from '../draft/editor-context.ts'
import { eventPath } from '../draft/event-path.ts'
import { draftForCopy, openCopy } from '../draft/keep-copy.ts'
import { DiscardedDraft } from './discarded-draft.tsx'
import { clockTime } from '../../../member-area/draft/save-status.tsx'
import { useSaveState } from '../draft/use-save-state.ts'
import type { ReactNode } from 'react'

interface NoticeProps {
  tone: 'ok' | 'warn' | 'bad' | 'note'
  icon: IconName
  title: string
  text?: string
  children?: ReactNode
}

function Notice({ tone, icon, title, text, children }: NoticeProps) {
  return (
    <div className={`notice n-${tone}`}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        {text === undefined ? null : <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}

/** Leads to the sign-in page and back to this one. */
function signInHref(): string {
  const query = new URLSearchParams({ [nextKey]: window.location.pathname })
  return `${hrefTo({ to: 'members', page: 'signin' })}?${query.toString()}`
}

/** Why a moderator sent the draft back; it stands until the draft is sent again. */
function Returned({ reason, note }: NonNullable<DraftView['returned']>) {
  return (
    <Notice tone="warn" icon="flag" title={m.editor_returned()}>
      {reason === null ? null : <p>{rejectionTexts[reason]()}</p>}
      {note === null ? null : <p dir="auto">{note}</p>}
    </Notice>
  )
}

/** Fate of the draft that was open before this one. */
function Former() {
  const { draft, former } = useEditor()
  const { conflicts } = useSaveState()
  if (former === 'published')
    return (
      <Notice tone="ok" icon="check" title={m.editor_published()}>
        <a className="link" href={eventPath(draft.permalink ?? '')} data-reload="">
          {m.editor_see_page()}
        </a>
      </Notice>
    )
  const text = conflicts.length > 0 ? m.editor_conflict() : m.editor_recovered()
  return former === null ? null : (
    <Notice tone="note" icon="alert" title={m.editor_gone()} text={text} />
  )
}

/** The draft of a new event was discarded by a colleague. */
function Discarded() {
  const { store, session } = useEditor()
  const keep = async () => {
    const draft = await draftForCopy(store.facts())
    if (draft === null) return false
    session.moveTo(draft)
    await openCopy(session)
    return true
  }
  return (
    <Notice tone="bad" icon="alert" title={m.editor_discarded()}>
      <DiscardedDraft onKeep={keep} />
    </Notice>
  )
}

/** State of the draft as a whole: not sent, signed out, waiting, sent back, replaced, recovered. */
export function DraftNotices({ hasRecovered }: { hasRecovered: boolean }) {
  const { draft } = useEditor()
  const { state, at } = useSaveState()
  const [isDismissed, setDismissed] = useState(false)
  return (
    <div className="ed-notices" role="status">
      {state === 'unsent' && at !== null ? (
        <Notice
          tone="warn"
          icon="offline"
          title={m.editor_not_sent({ time: clockTime(at) })}
          text={m.editor_not_sent_text()}
        />
      ) : null}
      {state === 'signed-out' ? (
        <Notice tone="warn" icon="login" title={m.editor_signed_out()}>
          <a className="link" href={signInHref()}>
            {m.account_login()}
          </a>
        </Notice>
      ) : null}
      {state === 'gone' ? <Notice tone="bad" icon="alert" title={m.editor_not_yours()} /> : null}
      {state === 'discarded' ? <Discarded /> : <Former />}
      {draft.state === 'waiting' ? (
        <Notice
          tone="note"
          icon="clock"
          title={m.editor_waiting()}
          text={m.editor_waiting_text()}
        />
      ) : null}
      {draft.returned === null ? null : <Returned {...draft.returned} />}
      {draft.corrections === null ? null : (
        <Notice tone="note" icon="flag" title={draft.corrections.label}>
          <a className="link" href={draft.corrections.path}>
            {m.moderation_corrections()}
          </a>
        </Notice>
      )}
      {hasRecovered && !isDismissed && state !== 'signed-out' ? (
        <Notice tone="ok" icon="check" title={m.editor_recovered()}>
          <button className="link" type="button" onClick={() => setDismissed(true)}>
            {m.dialog_close()}
          </button>
        </Notice>
      ) : null}
    </div>
  )
}
