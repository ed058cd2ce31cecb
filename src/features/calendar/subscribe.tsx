import { calendarHeading } from '../../i18n/calendar-heading.ts'
import { feedPath, subscribeLinks } from '../../model/feeds.ts'
import type { CalendarView } from '../../model/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { siteOrigin } from '../../request/rendering.ts'
import { Icon } from '../../ui/icon.tsx'

/** Links to the feeds of the list with its filters. They need no script. */
export function Subscribe({ calendar }: { calendar: Pick<CalendarView, 'feed' | 'heading'> }) {
  const { feed } = calendar
  if (feed === null) return null
  const file = siteOrigin() + feedPath(feed, 'ics')
  const name = calendarHeading(calendar.heading)
  const { app, google, outlook } = subscribeLinks(file, name)
  const ways = [
    { label: m.subscribe_app(), href: app },
    { label: m.calendar_google(), href: google },
    { label: 'Outlook', href: outlook },
    { label: m.subscribe_reader({ format: 'Atom' }), href: feedPath(feed, 'atom') },
    { label: m.subscribe_reader({ format: 'JSON' }), href: feedPath(feed, 'json') },
  ]
  return (
    <details className="pick follow" data-dismiss="">
      <summary className="btn btn-line btn-s">
        <Icon name="calendar" size="s" />
        <span>{m.subscribe_button()}</span>
      </summary>
      <div className="pop">
        <p className="follow-t">
          <b>{name}</b>
          {m.subscribe_help()}
        </p>
        <ul>
          {ways.map(({ label, href }) => (
            <li key={label}>
              <a className="opt" href={href} rel="nofollow noopener" data-reload="">
                {label}
              </a>
            </li>
          ))}
          <li>
            <button
              className="opt with-script"
              type="button"
              data-copy={file}
              data-copied={m.link_copied()}
              data-uncopied={m.subscribe_not_copied()}
            >
              {m.copy_link()}
            </button>
          </li>
        </ul>
      </div>
    </details>
  )
}
