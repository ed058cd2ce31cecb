import type { ReactNode } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import { joined } from '../../../i18n/joins.ts'
import { itemText } from '../../../model/event/analytics-item.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Bars } from '../../../ui/drawings/bars.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { dateLabel } from '../../event-card/date-label.ts'
import { SaveButton } from '../../event-card/save-heart.tsx'
import type { LoadedEvent } from '../load-event.ts'
import { SaleRefunds } from '../sign-up/sale-refunds.tsx'
import { SignUpPanel } from '../sign-up/sign-up-panel.tsx'

/** Races with their distances and prices. */
function Races({ races }: Pick<LoadedEvent, 'races'>) {
  return (
    <ul className="way-r">
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

/** Heading of an event's sign-up page and of the page that follows, with a link back to the event. */
export function SignUpHeading({ event, title }: { event: LoadedEvent; title: string }) {
  return (
    <div className="sign-up-h">
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
  <div className="way-n" data-item={itemText({ ...event, ...event.edition })}>
    <h3>
      <a
        href={hrefTo({ to: 'event', permalink: event.permalink })}
        lang={event.nameLang ?? undefined}
      >
        {event.name}
      </a>
    </h3>
    <p className="s">{m.sign_up_page_notify()}</p>
    <SaveButton permalink={event.permalink} />
  </div>
)

const changes = [m.claim_change_facts, m.claim_change_people, m.claim_change_reviews]

interface SignUpPageProps {
  event: LoadedEvent
  /** Form by which a member shows to be the organiser. */
  claim: ReactNode
}

/** An event's sign-up page: one side for taking part, one for claiming the event. */
export function SignUpPage({ event, claim }: SignUpPageProps) {
  const [first] = event.races
  return (
    <div className="wrap sign-up-page">
      <SignUpHeading event={event} title={m.sign_up_page_title()} />
      <div className="sign-up-2">
        <section className={`way g-${event.hue}`} aria-labelledby="take-part">
          <div className="way-f">
            <h2 id="take-part">{m.sign_up_page_take_part()}</h2>
            <Bars seed={event.permalink} legs={first?.legs ?? []} width={560} height={56} />
          </div>
          <div className="way-b">
            <p>
              <b>{event.edition.bib.full}</b>{' '}
              <span className="tag">{dateLabel(event.edition)}</span>
            </p>
            <Races races={event.races} />
            <SignUpPanel event={event} />
            <SaleRefunds event={event} />
            <Notify event={event} />
          </div>
        </section>
        <section className="way" aria-labelledby="organise">
          <div className="way-f on-board">
            <h2 id="organise">{m.sign_up_page_organise()}</h2>
          </div>
          <div className="way-b">
            <p>{m.sign_up_page_organise_text()}</p>
            <h3 className="way-c">{m.claim_changes()}</h3>
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
