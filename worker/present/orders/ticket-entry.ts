import { dateBib } from '../../../src/i18n/format.ts'
import { figureText } from '../../../src/i18n/figure-text.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { ticketPaths } from '../../../src/i18n/ticket-paths.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import { raceFigure } from '../cards/edition-card.ts'
import { raceDate } from '../event/race.ts'
import { startOf, type FeedEntry } from '../feeds/feed.ts'
import { presentPerson, presentVenue, raceOfTicket, type ShownTicket } from './ticket.ts'

/** The start of one person in a race, for a calendar file; its link opens the ticket. */
export function ticketEntry(shown: ShownTicket, reader: Reader): FeedEntry {
  const { ticket, facts, address } = shown
  const { event, edition } = facts
  const { locale } = reader
  const race = raceOfTicket(shown)
  const day = race === null ? null : raceDate(race, edition)
  const [date, endDate] = day === null ? [edition.date, edition.endDate] : [day, day]
  const figure = race === null ? null : raceFigure(race, reader)
  const distance = figure === null ? [] : [figureText(figure, locale)]
  const sport = sportOfCode(race?.sport ?? edition.sport)
  return {
    id: ticket.entryId,
    kind: 'ticket',
    title: [event.name, ...(race === null ? [] : [race.name])].join(' · '),
    page: ticketPaths(address, locale).page,
    date,
    endDate,
    day: dateBib(date, endDate, locale).full,
    start: startOf({ ...edition, date, endDate, races: race === null ? [] : [race] }),
    place: presentVenue(shown, race, reader),
    lat: event.lat,
    lon: event.lon,
    sport: sport === null ? m.sport_unknown({}, { locale }) : sportName(sport, locale),
    image: null,
    lines: [
      ...(race === null ? [] : [joined([race.name, ...distance], locale)]),
      presentPerson(ticket, reader),
    ],
    status: edition.confirmed === 1 ? 'CONFIRMED' : 'TENTATIVE',
    version: ticket.editionVersion,
    updatedAt: event.updatedAt,
  }
}
