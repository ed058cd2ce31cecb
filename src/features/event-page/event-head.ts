import { editionStatusTable } from '../../model/edition-status.ts'
import { m } from '../../paraglide/messages.js'
import type { LoadedEvent } from './load-event.ts'

/** schema.org SportsEvent of the shown edition; nothing that the page itself does not say. */
function sportsEvent(event: LoadedEvent): object | null {
  const { edition } = event
  const row = edition.status === null ? null : editionStatusTable[edition.status.status]
  if (row?.schemaStatus === null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: event.name,
    startDate: edition.bib.date,
    endDate: edition.bib.endDate,
    eventStatus: `https://schema.org/${row?.schemaStatus ?? 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${row?.attendance ?? 'Offline'}EventAttendanceMode`,
    ...(edition.previousDate === null ? {} : { previousStartDate: edition.previousDate }),
    location: {
      '@type': 'Place',
      name: event.venue ?? event.city,
      address: {
        '@type': 'PostalAddress',
        addressLocality: event.city,
        ...(event.region === '' ? {} : { addressRegion: event.region }),
        addressCountry: event.countryCode,
      },
      geo: { '@type': 'GeoCoordinates', latitude: event.lat, longitude: event.lon },
    },
    ...(event.site === null ? {} : { sameAs: event.site }),
    ...(event.organiser === null
      ? {}
      : {
          organizer: {
            '@type': 'Organization',
            name: event.organiser.name,
            ...(event.organiser.site === null ? {} : { url: event.organiser.site }),
          },
        }),
    subEvent: event.races.map((race) => ({
      '@type': 'SportsEvent',
      name: race.name,
      startDate: race.date,
    })),
  }
}

export function eventHead(event: LoadedEvent) {
  const { edition } = event
  const words = {
    name: event.name,
    date: edition.bib.full,
    city: event.city,
    country: event.country,
    distances: event.distanceList,
  }
  const data = sportsEvent(event)
  return {
    title: m.event_head_title({ name: event.name, year: edition.year, city: event.city }),
    description: edition.dateConfirmed
      ? m.event_description(words)
      : m.event_description_expected(words),
    alternates: event.alternates,
    structuredData: data === null ? [] : [data],
  }
}
