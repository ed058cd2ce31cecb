import { Fragment, type ComponentProps } from 'react'
import { getLocale } from '../../paraglide/runtime.js'
import { EventDetails } from './details/event-details.tsx'
import type { LoadedEvent } from './load-event.ts'
import { Organiser } from './parts/organiser.tsx'
import { PrintAddress } from './parts/print-address.tsx'
import { Reviews } from './reviews/reviews.tsx'

interface EventPageProps {
  event: LoadedEvent
  /** Links to the style sheets of the form of a review. */
  sheets: readonly ComponentProps<'link'>[]
  /** URL of the style sheet of the sections behind the races, for a page that the server renders. */
  lowerSheet?: string
}

export function EventPage({ event, sheets, lowerSheet = '' }: EventPageProps) {
  return (
    <Fragment key={`${event.permalink} ${event.edition.bib.date}`}>
      <EventDetails part="top" event={event} />
      <div className="wrap ev-g">
        <div>
          <EventDetails part="sections" event={event} sheet={lowerSheet} />
          <Reviews event={event} sheets={sheets} />
          <Organiser organiser={event.organiser} permalink={event.permalink} />
          <PrintAddress path={event.alternates[getLocale()] ?? ''} />
        </div>
        <div className="side">
          <EventDetails part="side" event={event} />
        </div>
      </div>
      <EventDetails part="end" event={event} />
    </Fragment>
  )
}
