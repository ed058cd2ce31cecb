import { useState } from 'react'
import { joined } from '../../../i18n/joins.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { deskSections, type DeskSection } from '../../../model/schemas/desk/desk-sections.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { SaveStatus } from '../../member-area/draft/save-status.tsx'
import { sectionNames } from '../../member-area/section-names.ts'
import { HistoryDialog } from '../acts/history-dialog.tsx'
import { PublishDialog } from '../acts/publish-dialog.tsx'
import { ScheduleDialog } from '../acts/schedule-dialog.tsx'
import { useEditor, useText } from '../draft/editor-context.ts'
import { kindNames, stateNames } from '../names.ts'
import { usePresence } from './use-presence.ts'

type Open = 'history' | 'schedule' | 'publish'

const sections: readonly DeskSection[] = ['pages', 'news', 'challenges']

/** Title, state and acts of the document. */
export function EditorHead({ onRestored }: { onRestored: () => void }) {
  const { draft, session } = useEditor()
  const [open, setOpen] = useState<Open | null>(null)
  const others = usePresence(draft.id)
  const [inReading] = useText(`title.${getLocale()}`)
  const [english] = useText('title.en')
  const section = sections.find((each) => deskSections[each].some((kind) => kind === draft.kind))
  const close = () => setOpen(null)
  return (
    <div className="dk-head">
      <div>
        <p className="s">
          <a className="link" href={hrefTo({ to: 'desk', screen: section ?? 'pages' })}>
            {sectionNames[section ?? 'pages']()}
          </a>
        </p>
        <h1>{[inReading, english].find((text) => text !== '') ?? draft.slug}</h1>
        <p className="s muted">
          {joined(
            [
              kindNames[draft.kind](),
              stateNames[draft.state](),
              m.desk_over({ n: draft.revision }),
            ],
            getLocale(),
          )}
        </p>
        {others.length === 0 ? null : (
          <p className="s" role="status">
            <b>{m.desk_open_by({ names: joined(others, getLocale()) })}</b>
          </p>
        )}
      </div>
      <div className="rowx">
        <SaveStatus autosave={session.autosave} />
        <button className="btn btn-quiet btn-s" type="button" onClick={() => setOpen('history')}>
          {m.editor_history()}
        </button>
        <button className="btn btn-line btn-s" type="button" onClick={() => setOpen('schedule')}>
          {m.desk_schedule()}
        </button>
        {draft.draftState === 'waiting' && !draft.mayApprove ? (
          <span className="tag">{m.desk_waiting()}</span>
        ) : (
          <button className="btn btn-flare btn-s" type="button" onClick={() => setOpen('publish')}>
            {draft.mayApprove ? m.moderation_approve() : m.editor_publish()}
          </button>
        )}
      </div>
      {open === 'publish' ? <PublishDialog onClose={close} /> : null}
      {open === 'schedule' ? <ScheduleDialog onClose={close} /> : null}
      {open === 'history' ? <HistoryDialog onClose={close} onRestored={onRestored} /> : null}
    </div>
  )
}
