import { hrefTo } from '../../../i18n/links.ts'
import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { siteOrigin } from '../../../request/rendering.ts'

/** Adds the edition to the visitor's calendar: as an .ics file, or through a prefilled form of Google or Outlook. */
export function AddToCalendar({ event }: { event: EventView }) {
  const { calendar, edition, permalink } = event
  if (calendar === null) return null
  const page = siteOrigin() + hrefTo({ to: 'event', permalink, date: edition.bib.date })
  const end = encodeURIComponent(page)
  const options = [
    { label: m.add_file(), href: calendar.file },
    { label: m.calendar_google(), href: calendar.google + end },
    { label: 'Outlook', href: calendar.outlook + end },
  ]
  return (
    <details className="pick" data-dismiss="">
      <summary className="link">{m.add_calendar()}</summary>
      <ul className="pop">
        {options.map(({ label, href }) => (
          <li key={label}>
            <a className="opt" href={href} rel="nofollow noopener" data-reload="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
