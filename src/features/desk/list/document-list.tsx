import { hrefTo } from '../../../i18n/links.ts'
import { joined } from '../../../i18n/joins.ts'
import { locales } from '../../../model/locales.ts'
import type { DeskSection } from '../../../model/schemas/desk/desk-sections.ts'
import type { DeskListView } from '../../../model/schemas/desk/desk-views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { kindNames, stateNames } from '../names.ts'

type Row = DeskListView['documents'][number]

/** State of a document, of its draft and of what is scheduled. */
function States({ row }: { row: Row }) {
  const { state, draft, scheduled, hasFailed } = row
  return (
    <span className="dk-tags">
      <span className={state === 'published' ? 'tag tag-ok' : 'tag'}>{stateNames[state]()}</span>
      {draft === null ? null : (
        <span className="tag tag-note">
          {draft.isWaiting ? m.desk_waiting() : m.desk_draft({ time: draft.saved })}
        </span>
      )}
      {scheduled === null ? null : (
        <span className="tag">{m.desk_scheduled({ time: scheduled })}</span>
      )}
      {hasFailed ? <span className="tag tag-bad">{m.desk_failed()}</span> : null}
    </span>
  )
}

interface DocumentListProps {
  section: DeskSection
  view: DeskListView
}

/** Documents of a section: each with its state, its languages, those who have it open and its last change. */
export function DocumentList({ section, view }: DocumentListProps) {
  if (view.documents.length === 0) return <p className="inbox-none">{m.desk_none()}</p>
  return (
    <ul className="dk-list">
      {view.documents.map((row) => (
        <li key={row.id}>
          <div>
            <a className="dk-n" href={hrefTo({ to: 'desk', screen: section, document: row.id })}>
              {row.title}
            </a>
            <p>
              {kindNames[row.kind]()}
              {row.path === null || row.state !== 'published' ? null : (
                <a className="link" href={row.path} data-reload="">
                  {m.moderation_open_page()}
                </a>
              )}
            </p>
            <States row={row} />
          </div>
          <p>
            <span>{m.desk_languages({ n: row.languages, all: locales.length })}</span>
            <span>{m.desk_changed({ time: row.updated })}</span>
            {row.openBy.length === 0 ? null : (
              <b>{m.desk_open_by({ names: joined(row.openBy, getLocale()) })}</b>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
