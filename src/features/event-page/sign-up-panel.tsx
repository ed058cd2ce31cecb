import type { EventView } from '../../model/views.ts'
import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

// The API calls the sign-up of an edition `registration`.
function signUpText({ registration }: EventView['edition']): string {
  const date = registration.date ?? ''
  if (registration.state === 'sold-out') return m.signup_sold_out()
  if (registration.state === 'opens') return m.panel_opens({ date })
  if (registration.state === 'open') return m.panel_open_until({ date })
  return registration.state === 'closed' ? m.panel_closed({ date }) : m.panel_unknown()
}

const signUpUrl = (event: EventView): string | null => event.edition.registration.url ?? event.site

/** State of the sign-up and a link to the organiser's site; for a past edition, a link to the next. */
export function SignUpPanel({ event }: { event: EventView }) {
  const { edition } = event
  const url = signUpUrl(event)
  const { source } = edition.registration
  if (edition.past) {
    return (
      <div className="panel">
        <p>
          <b>{m.panel_past()}</b>
        </p>
        {edition.next === null ? null : (
          <p className="panel-go">
            <a
              className="btn btn-flare btn-w"
              href={hrefTo({ to: 'event', permalink: event.permalink })}
            >
              {m.panel_next({ date: edition.next.label })}
            </a>
          </p>
        )}
      </div>
    )
  }
  return (
    <div className="panel">
      <h2 className="panel-h">{m.panel_heading()}</h2>
      <p>{signUpText(edition)}</p>
      {source === null ? null : (
        <p className="xs muted">
          <a href={source.url} rel="noopener">
            {m.stated_on({ host: source.host, date: source.date })}
          </a>
        </p>
      )}
      {url === null ? null : (
        <p className="panel-go">
          <a className="btn btn-flare btn-l btn-w" href={url} rel="noopener">
            {m.event_website_long()}
          </a>
        </p>
      )}
      <ul className="ticks">
        <li>
          <Icon name="check" />
          {m.panel_on_organiser()}
        </li>
        {edition.registration.provider === null ? null : (
          <li>
            <Icon name="info" />
            {m.panel_provider({ provider: edition.registration.provider })}
          </li>
        )}
        <li>
          <Icon name="check" />
          {m.panel_source()}
        </li>
      </ul>
    </div>
  )
}

/** Bar with the same link, at the bottom of small screens. */
export function SignUpBar({ event }: { event: EventView }) {
  const url = signUpUrl(event)
  if (url === null || event.edition.past) return null
  return (
    <div className="buybar">
      <span className="s">{event.edition.bib.full}</span>
      <a className="btn btn-flare" href={url} rel="noopener">
        {m.event_website()}
      </a>
    </div>
  )
}
