import type { ComponentProps } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Course } from './course.tsx'
import { Day } from './day.tsx'
import { Editions } from './editions.tsx'
import { EventHeader } from './event-header.tsx'
import { EventPlate } from './event-plate.tsx'
import { Facts } from './facts.tsx'
import type { LoadedEvent } from './load-event.ts'
import { Numbers } from './numbers.tsx'
import { Organiser } from './organiser.tsx'
import { PrintAddress } from './print-address.tsx'
import { RacesTable } from './races-table.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { SectionMenu } from './section-menu.tsx'
import { SignUpPanel, SignUpBar } from './sign-up-panel.tsx'
import { Similar } from './similar.tsx'

interface EventPageProps {
  event: LoadedEvent
  /** Links to the style sheets of the form of a review. */
  sheets: readonly ComponentProps<'link'>[]
}

export function EventPage({ event, sheets }: EventPageProps) {
  return (
    <>
      <EventHeader event={event} />
      <Numbers event={event} />
      <div className="wrap ev-g">
        <div>
          <SectionMenu event={event} />
          <section className="ev-sec">
            <h2 id="races">{m.races_heading()}</h2>
            <RacesTable event={event} />
          </section>
          <Day event={event} />
          {event.site === null ? null : <Course site={event.site} />}
          <Editions event={event} />
          <Facts event={event} />
          <Reviews event={event} sheets={sheets} key={event.permalink} />
          <Organiser organiser={event.organiser} />
          <PrintAddress path={event.alternates[getLocale()] ?? ''} />
        </div>
        <div className="side">
          <aside aria-label={m.panel_heading()}>
            <SignUpPanel event={event} />
          </aside>
          <EventPlate event={event} />
        </div>
      </div>
      <Similar event={event} />
      <SignUpBar event={event} />
    </>
  )
}
