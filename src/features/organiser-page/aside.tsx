import { hrefTo } from '../../i18n/links.ts'
import { feedPath, subscribeLinks } from '../../model/event/feeds.ts'
import type { OrganiserView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteOrigin } from '../../request/rendering.ts'
import { ReviewStars } from '../../ui/review-stars.tsx'

/** Beside the lists: rating, links and subscriptions, and the way in for the organiser of an unclaimed page. */
export function Aside({ organiser }: { organiser: OrganiserView }) {
  const { claimed, links, rating } = organiser
  return (
    <aside className="org-a">
      {rating === null ? null : (
        <section>
          <h2>{rating.title}</h2>
          <p className="org-r">
            <ReviewStars filled={rating.filled} label={rating.stars} />
            {rating.count}
          </p>
        </section>
      )}
      {links.list.length === 0 ? null : (
        <section>
          <h2>{links.title}</h2>
          <ul className="org-l">
            {links.list.map(({ label, url }) => (
              <li key={url}>
                <a className="link" href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Calendars organiser={organiser} />
      {claimed ? null : (
        <section>
          <h2>{m.organiser_unclaimed()}</h2>
          <p className="s muted">{m.organiser_unclaimed_text()}</p>
          <a className="link" href={hrefTo({ to: 'members', page: 'registration/organiser' })}>
            {m.registration_organiser_go()}
          </a>
        </section>
      )}
    </aside>
  )
}

/** Subscriptions to the calendar of the organiser. They need no script. */
function Calendars({ organiser: { name, alternates } }: { organiser: OrganiserView }) {
  const page = alternates[getLocale()] ?? ''
  const { app, google, outlook } = subscribeLinks(siteOrigin() + feedPath(page, 'ics'), name)
  const ways = [
    { label: m.subscribe_app(), href: app },
    { label: m.calendar_google(), href: google },
    { label: 'Outlook', href: outlook },
    { label: m.subscribe_reader({ format: 'Atom' }), href: feedPath(page, 'atom') },
  ]
  return (
    <section>
      <h2>{m.subscribe_button()}</h2>
      <p className="s muted">{m.subscribe_help()}</p>
      <ul className="org-l">
        {ways.map(({ label, href }) => (
          <li key={label}>
            <a className="link" href={href} rel="nofollow noopener" data-reload="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
