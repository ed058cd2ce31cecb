import { createIsomorphicFn } from '@tanstack/react-start'
import type { StructuredData } from '../../model/event/structured-data.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { detailsCode } from './details/details-code.ts'
import { eventStructuredData } from './event-structured-data.server.ts'
import { measuredRaces } from './courses/measured-races.ts'
import { notHeld } from './parts/held.ts'
import type { LoadedEvent } from './load-event.ts'

const structuredDataOf = createIsomorphicFn()
  .server(eventStructuredData)
  .client((_event: LoadedEvent, _page: string): StructuredData | undefined => undefined)

export function eventHead(event: LoadedEvent) {
  const { edition } = event
  const page = event.alternates[getLocale()] ?? ''
  const title = m.event_head_title({ name: event.name, year: edition.year, city: event.city })
  return {
    title,
    description: event.description,
    alternates: event.alternates,
    indexable: event.unlisted !== true,
    sheets: [
      'event' as const,
      // A served page links it in front of the sections that it styles.
      ...(detailsCode.parts === null ? [] : ['eventLower' as const]),
      ...(notHeld(edition) === null ? [] : ['eventNotHeld' as const]),
      ...(event.reviews.total === 0 ? [] : ['eventReviews' as const]),
      ...(event.photos === undefined && !event.similar.some(({ card }) => card.cover)
        ? []
        : ['pictures' as const]),
      ...(event.texts === undefined && measuredRaces(event).length === 0
        ? []
        : ['eventTexts' as const]),
    ],
    feed: { page, title: event.name },
    card: { path: event.card, alt: event.description },
    structuredData: event.unlisted === true ? undefined : structuredDataOf(event, page),
  }
}
