import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { joined } from '../../../i18n/joins.ts'
import { itemText } from '../../../model/event/analytics-item.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Bars } from '../../../ui/bars.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SaveButton } from '../../event-card/save-heart.tsx'
import type { LoadedEvent } from '../load-event.ts'
import { SignUpPanel } from '../sign-up-panel.tsx'

/** Races with their distances and prices. */
function Races({ races }: Pick<LoadedEvent, 'races'>) {
  return (
    <ul className="door-r">
      {races.map((race) => (
        <li key={race.id}>
          <b lang={race.nameLang ?? undefined}>{race.name}</b>
          <span className="s muted">
            {joined(
              [
                race.soldOut ? m.signup_sold_out() : null,
                race.distance === null
                  ? null
                  : `${race.distance.value} ${race.distance.unit}`.trim(),
                race.soldOut ? null : race.price,
              ].filter((text) => text !== null),
              getLocale(),
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Heading of the pages of an event's doors, with a link back to the event. */
export function DoorsHead({ event, title }: { event: LoadedEvent; title: string }) {
  return (
    <div className="doors-h">
      <p className="s muted">
        <a
          className="link"
          href={hrefTo({ to: 'event', permalink: event.permalink })}
          lang={event.nameLang ?? undefined}
        >
          {event.name}
        </a>
      </p>
      <h1>{title}</h1>
    </div>
  )
}

/** Saving the event, which is the way to hear of its changes. The link names the event of the button. */
export const Notify = ({ event }: { event: LoadedEvent }) => (
  <div className="door-n" data-item={itemText({ ...event, ...event.edition })}>
    <h3>
      <a
        href={hrefTo({ to: 'event', permalink: event.permalink })}
        lang={event.nameLang ?? undefined}
      >
        {event.name}
      </a>
    </h3>
    <p className="s">{m.doors_notify()}</p>
    <SaveButton permalink={event.permalink} />
  </div>
)

const changes = [m.claim_change_facts, m.claim_change_people, m.claim_change_reviews]

interface DoorsPageProps {
  event: LoadedEvent
  /** Form by which a member shows to be the organiser. */
  claim: ReactNode
}

/** Two doors to an event: taking part, and looking after it. */
export function DoorsPage({ event, claim }: DoorsPageProps) {
  const [first] = event.races
  return (
    <div className="wrap doors">
      <DoorsHead event={event} title={m.doors_title()} />
      <div className="doors-2">
        <section className={`door g-${event.hue}`} aria-labelledby="door-part">
          <div className="door-f">
            <h2 id="door-part">{m.doors_take_part()}</h2>
            <Bars seed={event.permalink} legs={first?.legs ?? []} width={560} height={56} />
          </div>
          <div className="door-b">
            <p>
              <b>{event.edition.bib.full}</b>{' '}
              <span className="tag">
                {event.edition.dateConfirmed ? m.date_confirmed() : m.date_expected()}
              </span>
            </p>
            <Races races={event.races} />
            <SignUpPanel event={event} />
            <Notify event={event} />
          </div>
        </section>
        <section className="door" aria-labelledby="door-organise">
          <div className="door-f on-board">
            <h2 id="door-organise">{m.doors_organise()}</h2>
          </div>
          <div className="door-b">
            <p>{m.doors_organise_text()}</p>
            <h3 className="door-c">{m.claim_changes()}</h3>
            <ul className="ticks">
              {changes.map((text) => (
                <li key={text()}>
                  <Icon name="check" />
                  {text()}
                </li>
              ))}
            </ul>
            <p>
              <a className="btn btn-line" href="#claim">
                {m.claim_title()}
              </a>
            </p>
          </div>
        </section>
      </div>
      {claim}
    </div>
  )
}
