import { createIsomorphicFn } from '@tanstack/react-start'
import { bibSize } from '../../model/event/social-card.ts'
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
  const { edition, bib } = event
  const page = event.alternates[getLocale()] ?? ''
  const title = m.event_head_title({ name: event.name, year: edition.year, city: event.city })
  return {
    title,
    description: event.description,
    // A page with a name is no other than the one without it, so it has no address for search engines.
    alternates: bib === undefined ? event.alternates : {},
    indexable: event.unlisted !== true && bib === undefined,
    sheets: [
      'event' as const,
      // A served page links it in front of the sections that it styles.
      ...(detailsCode.parts === null ? [] : ['eventLower' as const]),
      ...(bib === undefined ? [] : ['bib' as const]),
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
    card: bib?.picture
      ? { path: bib.picture, alt: bib.alt, size: bibSize }
      : { path: event.card, alt: event.description },
    structuredData: event.unlisted === true ? undefined : structuredDataOf(event, page),
  }
}
