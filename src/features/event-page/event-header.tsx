import { sportMessages } from '../../i18n/code-messages.ts'
import { joined } from '../../i18n/joins.ts'
import { hrefTo } from '../../i18n/links.ts'
import { itemText } from '../../model/analytics-item.ts'
import type { EventView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Bars } from '../../ui/bars.tsx'
import { Icon, SportIcon } from '../../ui/icon.tsx'
import { SaveButton } from '../event-card/save-heart.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'

/** The date in the shape of a bib: large day, weekday and month, first start, and the days until then. */
function DateBibPanel({ event }: { event: EventView }) {
  const { bib, firstStart, inDays } = event.edition
  return (
    <div className="dbib eye">
      <div className="dbib-h">
        <span>{bib.weekday}</span>
        {event.since === null ? null : <span>{m.event_since({ year: event.since })}</span>}
      </div>
      <time className={bib.size === 'one' ? 'num' : 'num rng'} dateTime={bib.date}>
        {bib.day}
      </time>
      <div className="dbib-h dbib-m">{bib.month}</div>
      <div className="dbib-f">
        <span>
          <span className="line">
            {event.edition.dateConfirmed ? m.date_confirmed() : m.date_expected()}
          </span>
          {firstStart === null ? null : (
            <span className="line">
              {m.event_first_start({ time: firstStart.time })}{' '}
              <span className="muted">{m.event_local_time({ zone: firstStart.zone })}</span>
            </span>
          )}
        </span>
        {/* Not a span, because it contains flow content (HTML, content models). */}
        <div className="end">
          <span className="line">{event.edition.past ? m.date_past() : inDays}</span>
          <AddToCalendar event={event} />
        </div>
      </div>
    </div>
  )
}

function Crumbs({ event }: { event: EventView }) {
  return (
    <nav aria-label={m.breadcrumb_label()}>
      <ol className="crumbs">
        <li>
          <a href={hrefTo({ to: 'home' })}>{m.crumb_home()}</a>
        </li>
        {event.sport === null ? null : (
          <li>
            <a href={event.sportPath}>{sportMessages[event.sport]()}</a>
          </li>
        )}
        <li>
          <a href={event.countryPath}>{event.country}</a>
        </li>
      </ol>
    </nav>
  )
}

export function EventHeader({ event }: { event: EventView }) {
  const mainRace = event.races[0]
  const sportName = event.sport === null ? m.sport_unknown() : sportMessages[event.sport]()
  const long = [...event.name].length > 34 ? 'long' : undefined
  return (
    <>
      <section className={`ev g-${event.hue}`} data-item={itemText({ ...event, ...event.edition })}>
        <div className="wrap ev-in">
          <div className="ev-t">
            <Crumbs event={event} />
            <p className="sport">
              <SportIcon sport={event.sport} />
              {sportName}
            </p>
            <h1 className={long} lang={event.nameLang ?? undefined}>
              {event.name}
            </h1>
            <div className="ev-meta">
              <a href={event.placePath} data-place="">
                <Icon name="pin" size="s" />
                {joined([event.city, event.country], getLocale())}
              </a>
            </div>
            <div className="ev-act">
              <SaveButton />
              <button
                className="ib ib-edge with-script"
                type="button"
                aria-label={m.share_event()}
                data-share=""
                data-copied={m.link_copied()}
                data-uncopied={m.link_not_copied()}
              >
                <Icon name="share" size="s" />
              </button>
              {event.site === null ? null : (
                <a className="btn btn-line" href={event.site} rel="noopener">
                  <Icon name="external" size="s" />
                  {m.event_website()}
                </a>
              )}
            </div>
          </div>
          <DateBibPanel event={event} />
        </div>
        <div className="ev-p">
          <div className="wrap">
            <Bars seed={event.permalink} legs={mainRace?.legs ?? []} width={1240} height={150} />
          </div>
        </div>
      </section>
      <div className="ev-ax">
        <div className="wrap">
          <svg className="ev-axis" aria-hidden="true">
            {event.axis.map((mark) => (
              <g key={mark.at}>
                <rect x={`${mark.at}%`} width="1" height="6" />
                <text x={`${mark.at}%`} y="22">
                  {mark.label}
                </text>
              </g>
            ))}
          </svg>
          <span>
            {event.climb === null ? m.event_axis_flat() : m.event_axis({ climb: event.climb })}
          </span>
        </div>
      </div>
    </>
  )
}
