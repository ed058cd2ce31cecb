import { Fragment } from 'react'
import { sportMessages, statusMessages } from '../../i18n/code-messages.ts'
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
import { notHeld } from './held.ts'
import { StatusLine } from './status-line.tsx'

/** The date in the shape of a bib: large day, weekday and month, first start, and the days until then. */
function DateBibPanel({ event }: { event: EventView }) {
  const { bib, dateConfirmed, firstStart, inDays, past, status } = event.edition
  const isOff = notHeld(event.edition) !== null
  const isExpected = !dateConfirmed && !isOff
  return (
    <div className={isExpected ? 'dbib eye is-exp' : 'dbib eye'}>
      <div className="dbib-h">
        <span>{bib.weekday}</span>
        <span>
          {isOff && status !== null
            ? statusMessages[status.meaning]()
            : past
              ? m.date_past()
              : inDays}
        </span>
      </div>
      <time className={bib.size === 'one' ? 'num' : 'num rng'} dateTime={bib.date}>
        {bib.day}
      </time>
      <div className="dbib-m">
        {bib.to === null ? null : <span className="to">{bib.to}</span>}
        {bib.month}
      </div>
      {isOff ? null : (
        <div className="dbib-f">
          {firstStart === null ? null : (
            <span>
              <span className="line">{m.event_first_start()}</span>
              <span className="line">
                {firstStart.at} <span className="muted">{firstStart.zone}</span>
              </span>
            </span>
          )}
          <AddToCalendar event={event} />
        </div>
      )}
    </div>
  )
}

/** Save, share and the official site; the next edition first if this one does not take place. */
function Actions({ event }: { event: EventView }) {
  const isOff = notHeld(event.edition) !== null
  const { next } = event.edition
  const isFlare = !isOff && !event.edition.past
  return (
    <div className="ev-act">
      {next === null ? null : (
        <a className="btn" href={next.path}>
          {m.panel_next({ date: next.label })}
        </a>
      )}
      <SaveButton />
      <button
        className="ib ib-edge with-script"
        type="button"
        aria-label={m.share_event()}
        data-share=""
        data-copied={m.link_copied()}
        data-uncopied={m.link_not_copied()}
      >
        <Icon name="share" />
      </button>
      {event.site === null ? null : (
        <a
          className={isFlare ? 'btn btn-line site' : 'btn btn-line'}
          href={event.site}
          rel="noopener"
        >
          <Icon name="external" size="s" />
          {m.event_website()}
        </a>
      )}
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
  const { phrases, size } = event.heading
  return (
    <>
      <section
        className={`ev g-${event.hue}`}
        data-item={itemText({ ...event, ...event.edition })}
        data-status={notHeld(event.edition) ?? undefined}
      >
        <div className="wrap ev-in">
          <div className="ev-t">
            <Crumbs event={event} />
            <h1 className={size === 'short' ? undefined : size} lang={event.nameLang ?? undefined}>
              {phrases.map((phrase, index) => (
                // The phrases of a name have no key but their place.
                <Fragment key={index}>
                  {index === 0 ? null : <wbr />}
                  {phrase}
                </Fragment>
              ))}
            </h1>
            <StatusLine event={event} />
            <div className="ev-meta">
              <a href={event.placePath} data-place="">
                <Icon name="pin" size="s" />
                {joined([event.city, event.country], getLocale())}
              </a>
              <span className="sport">
                <SportIcon sport={event.sport} size="s" />
                {sportName}
              </span>
            </div>
            <Actions event={event} />
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
