import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Course } from '../courses/course.tsx'
import { Day } from '../day/day.tsx'
import { Editions } from '../header/editions.tsx'
import { BibSection } from '../header/bib-section.tsx'
import { EventHeader } from '../header/event-header.tsx'
import { EventNews } from './event-news.tsx'
import { EventLocatorMap } from '../day/event-locator-map.tsx'
import { Facts } from './facts.tsx'
import type { LoadedEvent } from '../load-event.ts'
import { Numbers } from '../courses/numbers.tsx'
import { Photos } from '../header/photos.tsx'
import { RacesTable } from '../races/races-table.tsx'
import { SectionMenu } from '../header/section-menu.tsx'
import { SignUpBar, SignUpPanel } from '../sign-up/sign-up-panel.tsx'
import { Similar } from './similar.tsx'
import { About } from '../parts/written-texts.tsx'

interface PartProps {
  event: LoadedEvent
  /** Link to the style sheet of the sections behind the races; null if the page's head has it. */
  sheet: ReactNode
}

function Top({ event }: PartProps) {
  return (
    <>
      <EventHeader event={event} />
      <Numbers event={event} />
      {event.bib === undefined ? null : <BibSection bib={event.bib} />}
    </>
  )
}

function Sections({ event, sheet }: PartProps) {
  return (
    <>
      <SectionMenu event={event} />
      <section className="ev-sec">
        <h2 id="races">{m.races_heading()}</h2>
        <RacesTable event={event} />
      </section>
      {sheet}
      {event.photos === undefined ? null : <Photos photos={event.photos} />}
      <About event={event} />
      <Day event={event} />
      <Course event={event} />
      {event.news === undefined ? null : <EventNews news={event.news} />}
      <Editions event={event} />
      <Facts event={event} />
    </>
  )
}

function Side({ event }: PartProps) {
  return (
    <>
      <aside aria-label={m.panel_heading()}>
        <SignUpPanel event={event} />
      </aside>
      <EventLocatorMap event={event} />
    </>
  )
}

function End({ event }: PartProps) {
  return (
    <>
      <Similar event={event} />
      <SignUpBar event={event} />
    </>
  )
}

/** Parts of an event page in which React changes nothing while the page is open. */
export const details = { top: Top, sections: Sections, side: Side, end: End }

export type Details = typeof details
