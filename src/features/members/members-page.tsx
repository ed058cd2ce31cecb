import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'

/** What stands at the doors of accounts as long as there are none: the truth, and what works without. */
export function MembersPage({ title }: { title: string }) {
  return (
    <div className="wrap about">
      <h1>{title}</h1>
      <div className="flow">
        <p>{m.members_text()}</p>
        <h2>{m.members_without()}</h2>
        <ul>
          <li>{m.members_read()}</li>
          <li>{m.members_search()}</li>
          <li>{m.members_settings()}</li>
        </ul>
        <p className="rowx">
          <a className="btn" href={hrefTo({ to: 'calendar', criteria: [] })}>
            {m.error_calendar()}
          </a>
          <a className="btn btn-line" href={hrefTo({ to: 'home' })}>
            {m.error_home()}
          </a>
        </p>
      </div>
    </div>
  )
}
