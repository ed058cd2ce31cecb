import type { ReactNode } from 'react'
import type { EventView } from '../../model/views.ts'
import { joined } from '../../i18n/joins.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The known facts of the event, with the pages to check them. */
export function Facts({ event }: { event: EventView }) {
  const { organiser } = event
  return (
    <section className="ev-sec" id="facts">
      <h2>{m.facts_heading()}</h2>
      <dl className="facts">
        <Fact label={m.fact_place()}>
          {joined(
            [...new Set([event.city, event.region, event.country])].filter((part) => part !== ''),
            getLocale(),
          )}
        </Fact>
        {event.venue === null ? null : (
          <Fact label={m.fact_venue()}>
            <span lang={event.venueLang ?? undefined}>{event.venue}</span>
          </Fact>
        )}
        {organiser === null ? null : (
          <Fact label={m.fact_organiser()}>
            {organiser.site === null ? (
              <span lang={organiser.nameLang ?? undefined}>{organiser.name}</span>
            ) : (
              <a href={organiser.site} lang={organiser.nameLang ?? undefined} rel="noopener">
                {organiser.name}
              </a>
            )}
          </Fact>
        )}
        {event.since === null ? null : <Fact label={m.fact_since()}>{event.since}</Fact>}
        {event.usualMonth === null ? null : <Fact label={m.fact_month()}>{event.usualMonth}</Fact>}
        {event.edition.capacity === null ? null : (
          <Fact label={m.fact_capacity()}>{m.places_count(event.edition.capacity)}</Fact>
        )}
        <Fact label={m.fact_zone()}>{event.edition.zone}</Fact>
        {event.otherNames.length === 0 ? null : (
          <Fact label={m.fact_names()}>{event.otherNames.join(' · ')}</Fact>
        )}
        <Fact label={m.fact_source()}>
          {event.sources.map((source) => (
            <div key={source.url}>
              <a href={source.url} rel="noopener">
                {source.label}
              </a>
              {source.checkedOn === null ? null : ` · ${m.fact_checked()}: ${source.checkedOn}`}
            </div>
          ))}
        </Fact>
      </dl>
    </section>
  )
}
