import { useState } from 'react'
import { hrefTo } from '../../../../i18n/links.ts'
import { nextKey } from '../../../../model/members/members.ts'
import { m } from '../../../../paraglide/messages.js'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { clockTime, useSaveState } from './save-status.tsx'
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

/** State of the draft as a whole: not sent, signed out, waiting, back again. */
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
      {state === 'gone' ? <Notice tone="bad" icon="alert" title={m.editor_gone()} /> : null}
      {draft.state === 'waiting' ? (
        <Notice
          tone="note"
          icon="clock"
          title={m.editor_waiting()}
          text={m.editor_waiting_text()}
        />
      ) : null}
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
