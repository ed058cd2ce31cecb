import { countriesText, eventsText } from '../../i18n/counts.ts'
import { hrefTo } from '../../i18n/links.ts'
import { feedPath, subscribeLinks } from '../../model/feeds.ts'
import type { OrganiserView } from '../../model/views.ts'
import { shownHost } from '../../model/web-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteOrigin } from '../../request/rendering.ts'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { Cover } from './cover.tsx'
import { PastEditions } from './past-editions.tsx'

/** Public page of an organiser: its races drawn, next starts, past editions, and what is known of it. */
export function OrganiserPage({ organiser }: { organiser: OrganiserView }) {
  return (
    <>
      <Cover cards={organiser.upcoming} />
      <div className="wrap">
        <Header organiser={organiser} />
        <div className="org-cols">
          <div>
            <NextStarts organiser={organiser} />
            <PastEditions past={organiser.past} />
          </div>
          <Aside organiser={organiser} />
        </div>
      </div>
    </>
  )
}

function Header({ organiser }: { organiser: OrganiserView }) {
  const place = organiser.place ?? countriesText(organiser.countries)
  return (
    <div className="org-h">
      <p className="muted">{`${place} · ${eventsText(organiser.events)}`}</p>
      <h1 lang={organiser.nameLang ?? undefined}>{organiser.name}</h1>
    </div>
  )
}

function NextStarts({ organiser }: { organiser: OrganiserView }) {
  const { upcoming, upcomingCount, calendarPath } = organiser
  return (
    <section aria-labelledby="next-starts">
      <div className="tt-h">
        <h2 id="next-starts">{m.sport_upcoming()}</h2>
        {upcomingCount.count > upcoming.length ? (
          <a className="link" href={calendarPath}>
            {m.sport_see_all()}
          </a>
        ) : null}
      </div>
      {upcoming.length === 0 ? (
        <p className="muted">{m.organiser_none_ahead()}</p>
      ) : (
        <div className="tt" data-list="organiser">
          {upcoming.map((card) => (
            <TimetableRow key={`${card.permalink}/${card.bib.date}`} card={card} />
          ))}
        </div>
      )}
    </section>
  )
}

function Aside({ organiser }: { organiser: OrganiserView }) {
  const { site, since } = organiser
  return (
    <aside className="org-a">
      <section>
        <h2>{m.organiser_unclaimed()}</h2>
        <p className="s muted">{m.organiser_unclaimed_text()}</p>
        <a className="link" href={hrefTo({ to: 'members', page: 'registration/organiser' })}>
          {m.registration_organiser_go()}
        </a>
      </section>
      {site === null ? null : (
        <section>
          <h2>{m.event_website()}</h2>
          <a className="link" href={site} rel="noopener">
            {shownHost(site)}
          </a>
        </section>
      )}
      {since === null ? null : (
        <section>
          <h2>{m.fact_since()}</h2>
          <p>{since}</p>
        </section>
      )}
      <Calendars organiser={organiser} />
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
