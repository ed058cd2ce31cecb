import { Fragment } from 'react'
import { sportMessages } from '../../../i18n/code-messages.ts'
import { joined } from '../../../i18n/joins.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { itemText } from '../../../model/event/analytics-item.ts'
import { bibKey } from '../../../model/event/bib-name.ts'
import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Bars } from '../../../ui/drawings/bars.tsx'
import { Icon, SportIcon } from '../../../ui/icon.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { SaveButton } from '../../event-card/save-heart.tsx'
import { DateBibPanel } from '../sign-up/date-bib-panel.tsx'
import { notHeld } from '../parts/held.ts'
import { townText } from '../parts/town-text.ts'
import { measuredHeights } from '../courses/measured-races.ts'
import { DrawnRaces } from '../courses/drawn-races.tsx'
import { OfficialLink } from '../sign-up/official-link.tsx'
import { StatusLine } from './status-line.tsx'

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
      <SaveButton permalink={event.permalink} />
      <ShareButton />
      {event.site === null ? null : (
        <OfficialLink
          className={isFlare ? 'btn btn-line site' : 'btn btn-line'}
          event={event.permalink}
          url={event.site}
        >
          <Icon name="external" size="s" />
          {m.event_website()}
        </OfficialLink>
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
  const sportName = event.sport === null ? m.sport_unknown() : sportMessages[event.sport]()
  const { phrases, size } = event.heading
  return (
    <div className="ev-head">
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
                {joined([townText(event), event.country], getLocale())}
              </a>
              <span className="sport">
                <SportIcon sport={event.sport} size="s" />
                {sportName}
              </span>
            </div>
            <Actions event={event} />
            {notHeld(event.edition) !== null || event.edition.past ? null : (
              <a className="link" href={`?${bibKey}=#${bibKey}`} rel="nofollow">
                {m.bib_heading()}
              </a>
            )}
          </div>
          <DateBibPanel event={event} />
        </div>
        <div className="ev-p wrap">
          {event.drawings.map((each, index) => (
            <Bars
              className={`hp hp-${index}`}
              key={each.race}
              seed={event.permalink}
              legs={each.legs}
              width={1240}
              height={128}
              {...event.ruler}
              {...measuredHeights(event.races.find(({ id }) => id === each.race))}
            />
          ))}
        </div>
      </section>
      <DrawnRaces event={event} />
    </div>
  )
}
