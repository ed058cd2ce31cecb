import { sportMessages } from '../../i18n/code-messages.ts'
import { hrefTo } from '../../i18n/links.ts'
import { editionStatusTable } from '../../model/event/edition-status.ts'
import {
  breadcrumbList,
  type Crumb,
  type StructuredData,
} from '../../model/event/structured-data.ts'
import { m } from '../../paraglide/messages.js'
import { eventLocation } from './parts/event-location.ts'
import type { LoadedEvent } from './load-event.ts'
import { raceOffer } from './sign-up/race-offer.ts'

/** ISO 8601 date for structured data; only the month of an expected date (docs/decisions/0014-expected-dates.md). */
const structuredDate = (event: LoadedEvent, isoDate: string): string =>
  event.edition.dateConfirmed ? isoDate : isoDate.slice(0, 7)

/** The day of a race, or those of the edition if its own is unknown. */
const raceDates = (event: LoadedEvent, { date }: LoadedEvent['races'][number]) =>
  date === null
    ? {
        startDate: structuredDate(event, event.edition.bib.date),
        endDate: structuredDate(event, event.edition.bib.endDate),
      }
    : { startDate: structuredDate(event, date) }

/** Photos in structured data, before the social card. */
const mostImages = 3

/** schema.org SportsEvent of the shown edition, limited to facts that the page shows. Null if its status has none. */
function sportsEvent(event: LoadedEvent, page: string, image: string[]): object | null {
  const { edition } = event
  const row = edition.status === null ? null : editionStatusTable[edition.status.status]
  if (row?.schemaStatus === null) return null
  // No source states that an edition took place on a date that was only expected.
  if (edition.past && !edition.dateConfirmed) return null
  const attendance = row?.attendance ?? 'Offline'
  // Shared by the event and each of its races.
  const common = {
    eventStatus: `https://schema.org/${row?.schemaStatus ?? 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    location: eventLocation(event, attendance, page),
  }
  const offers = event.races.flatMap((race) => {
    const offer = raceOffer(race, edition, page)
    return offer === null ? [] : [{ ...offer, name: race.name }]
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: event.name,
    description: event.description,
    url: page,
    image,
    ...(event.sport === null ? {} : { sport: sportMessages[event.sport]() }),
    startDate: structuredDate(event, edition.bib.date),
    endDate: structuredDate(event, edition.bib.endDate),
    ...common,
    ...(edition.previousDate === null ? {} : { previousStartDate: edition.previousDate }),
    ...(offers.length === 0 ? {} : { offers }),
    ...(event.reviews.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: event.reviews.rating.value,
            reviewCount: event.reviews.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    ...(event.site === null ? {} : { sameAs: event.site }),
    ...(event.organiser === null
      ? {}
      : {
          organizer: {
            '@type': 'Organization',
            '@id': new URL(hrefTo({ to: 'organiser', permalink: event.organiser.permalink }), page)
              .href,
            name: event.organiser.name,
            ...(event.organiser.site === null ? {} : { url: event.organiser.site }),
          },
        }),
    subEvent: event.races.map((race) => {
      const offer = raceOffer(race, edition, page)
      return {
        '@type': 'SportsEvent',
        name: race.name,
        ...raceDates(event, race),
        ...common,
        ...(offer === null ? {} : { offers: offer }),
      }
    }),
  }
}

function crumbs(event: LoadedEvent, page: string): Crumb[] {
  return [
    { name: m.crumb_home(), path: hrefTo({ to: 'home' }) },
    ...(event.sport === null
      ? []
      : [{ name: sportMessages[event.sport](), path: event.sportPath }]),
    { name: event.country, path: event.countryPath },
    { name: event.name, path: page },
  ]
}

/** The event and its breadcrumbs as structured data of its page. */
export const eventStructuredData =
  (event: LoadedEvent, page: string): StructuredData =>
  (origin) => {
    const photos = event.photos?.items.slice(0, mostImages) ?? []
    const images = [...photos.map(({ large }) => large), event.card].map((path) => origin + path)
    const data = sportsEvent(event, origin + page, images)
    return [...(data === null ? [] : [data]), breadcrumbList(crumbs(event, page), origin)]
  }
