import { hrefTo } from '../../../i18n/links.ts'
import type { EventView } from '../../../model/views.ts'
import { m } from '../../../paraglide/messages.js'
import { shownHost } from '../../../model/values/web-address.ts'
import { Slot } from './slot.tsx'

/** Name and site of the organiser, and the link for the one who holds the event. */
export function Organiser({ organiser, permalink }: Pick<EventView, 'organiser' | 'permalink'>) {
  const claim = (
    <a className="link" href={hrefTo({ to: 'event-step', step: 'signup', permalink })}>
      {m.claim_title()}
    </a>
  )
  return (
    <section className="ev-sec">
      <h2 id="organiser">{m.fact_organiser()}</h2>
      {organiser === null ? (
        <Slot title={m.organiser_none()} text={m.organiser_none_text()}>
          {claim}
        </Slot>
      ) : (
        <div className="orgc">
          <b className="orgc-n" lang={organiser.nameLang ?? undefined}>
            <a href={hrefTo({ to: 'organiser', permalink: organiser.permalink })}>
              {organiser.name}
            </a>
          </b>
          {organiser.site === null ? null : (
            <a href={organiser.site} rel="noopener">
              {shownHost(organiser.site)}
            </a>
          )}
          <p className="s">{claim}</p>
        </div>
      )}
    </section>
  )
}
