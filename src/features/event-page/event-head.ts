import { sportMessages } from '../../i18n/code-messages.ts'
import { hrefTo } from '../../i18n/links.ts'
import { editionStatusTable } from '../../model/edition-status.ts'
import { breadcrumbList, type Crumb } from '../../model/structured-data.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { eventLocation } from './event-location.ts'
import type { LoadedEvent } from './load-event.ts'
import { raceOffer } from './race-offer.ts'

/** An expected day is no fact: of such a date machines are told the month (docs/decisions/0014-expected-dates.md). */
const dayOf = (event: LoadedEvent, isoDate: string): string =>
  event.edition.dateConfirmed ? isoDate : isoDate.slice(0, 7)

function description(event: LoadedEvent): string {
  const { edition } = event
  const words = {
    name: event.name,
    date: edition.bib.full,
    city: event.city,
    country: event.country,
    distances: event.distanceList,
  }
  return edition.dateConfirmed ? m.event_description(words) : m.event_description_expected(words)
}

/** schema.org SportsEvent of the shown edition; nothing that the page itself does not say. */
function sportsEvent(event: LoadedEvent, page: string, image: string): object | null {
  const { edition } = event
  const row = edition.status === null ? null : editionStatusTable[edition.status.status]
  if (row?.schemaStatus === null) return null
  const attendance = row?.attendance ?? 'Offline'
  // What holds for the event holds for each of its races.
  const held = {
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
    description: description(event),
    url: page,
    image: [image],
    ...(event.sport === null ? {} : { sport: sportMessages[event.sport]() }),
    startDate: dayOf(event, edition.bib.date),
    endDate: dayOf(event, edition.bib.endDate),
    ...held,
    ...(edition.previousDate === null ? {} : { previousStartDate: edition.previousDate }),
    ...(offers.length === 0 ? {} : { offers }),
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
    subEvent: event.races.map((race) => {
      const offer = raceOffer(race, edition, page)
      return {
        '@type': 'SportsEvent',
        name: race.name,
        startDate: dayOf(event, race.date),
        ...held,
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

export function eventHead(event: LoadedEvent) {
  const { edition } = event
  const page = event.alternates[getLocale()] ?? ''
  const title = m.event_head_title({ name: event.name, year: edition.year, city: event.city })
  return {
    title,
    description: description(event),
    alternates: event.alternates,
    feed: { page, title: event.name },
    card: { path: event.card, alt: description(event) },
    structuredData: (origin: string) => {
      const data = sportsEvent(event, origin + page, origin + event.card)
      return [...(data === null ? [] : [data]), breadcrumbList(crumbs(event, page), origin)]
    },
  }
}
