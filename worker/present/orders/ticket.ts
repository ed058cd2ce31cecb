import { dateBib, timeOfDay, year } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { fullName } from '../../../src/i18n/person-name.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { ticketPaths } from '../../../src/i18n/ticket-paths.ts'
import { hueOf, sportOfCode } from '../../../src/model/event/sports.ts'
import { locales } from '../../../src/model/locales.ts'
import { orderNumber } from '../../../src/model/orders/order-number.ts'
import type { TicketView } from '../../../src/model/schemas/orders/ticket.ts'
import { addDays } from '../../../src/model/values/dates.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { RaceRow } from '../../domain/catalogue/events/event-page-rows.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import type { FoundTicket } from '../../domain/commerce/tickets/find-ticket.ts'
import { drawingLegs, raceFigure } from '../cards/edition-card.ts'
import { raceDate } from '../event/race.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { presentCopied } from './copied.ts'

/** A ticket with the event of its place. */
export interface ShownTicket {
  ticket: FoundTicket
  facts: EventFacts
  address: string
  /** Time of the request. */
  now: Date
}

/** Days after the edition for which a device has its copy: results and photos are looked up by it. */
const daysAfter = 2

export const raceOfTicket = ({ ticket, facts }: ShownTicket): RaceRow | null =>
  facts.races.find(({ id }) => id === ticket.raceId) ?? null

const notices = {
  replaced: m.ticket_replaced,
  cancelled: m.ticket_cancelled,
  'event-cancelled': m.status_text_cancelled,
} as const

/** "A. Kim, 1988": the desk compares it with a document. */
export function presentPerson(
  { givenName, familyName, year: born }: FoundTicket,
  { locale }: Pick<Reader, 'locale'>,
): string {
  const name = fullName({ firstname: givenName, lastname: familyName })
  return /^\d{4}$/u.test(born) ? joined([name, year(`${born}-01-01`, locale)], locale) : name
}

/** Venue and town, each once. */
export const presentVenue = (
  { facts }: ShownTicket,
  race: RaceRow | null,
  { locale }: Pick<Reader, 'locale'>,
): string => {
  const parts = [race?.venue ?? facts.event.venue?.text, facts.event.city]
  return joined([...new Set(parts.filter((part) => part !== undefined))], locale)
}

const presentTexts = (to: { locale: Reader['locale'] }): TicketView['texts'] => ({
  title: m.ticket_title({}, to),
  show: m.ticket_show({}, to),
  fullScreen: m.ticket_full_screen({}, to),
  close: m.dialog_close({}, to),
  calendar: m.add_calendar({}, to),
  print: m.ticket_print({}, to),
  race: m.moderation_field_race({}, to),
  start: m.th_start({}, to),
  person: m.ticket_person({}, to),
  startNumber: m.start_number({}, to),
  code: m.ticket_code({}, to),
})

export function presentTicket(shown: ShownTicket, reader: Reader): TicketView {
  const { ticket, facts, address, now } = shown
  const { locale } = reader
  const to = { locale }
  const { event, edition } = facts
  const { state } = ticket
  const race = raceOfTicket(shown)
  const day = race === null ? null : raceDate(race, edition)
  const { permalink } = event
  const paths = ticketPaths(address, locale)
  const pages = locales.map((each) => [each, ticketPaths(address, each).page])
  return {
    texts: presentTexts(to),
    state,
    notice:
      state === 'good' ? null : { label: m.ticket_invalid({}, to), text: notices[state]({}, to) },
    event: {
      permalink,
      name: event.name,
      lang: foreignTag(event.nameLanguage, locale),
      hue: hueOf(sportOfCode(race?.sport ?? edition.sport)),
      path: pathOf({ to: 'event', permalink, date: edition.date }, locale),
    },
    bib: dateBib(day ?? edition.date, day ?? edition.endDate, locale),
    legs: drawingLegs(race?.legs ?? []),
    place: presentVenue(shown, race, reader),
    race: {
      name: race?.name ?? '',
      lang: foreignTag(race?.nameLanguage ?? locale, locale),
      figure: race === null ? null : raceFigure(race, reader),
    },
    start: race?.startTime ? timeOfDay(race.startTime, locale) : null,
    person: state === 'replaced' ? '' : presentPerson(ticket, reader),
    guardian:
      state === 'replaced' || ticket.guardian === ''
        ? ''
        : m.checkout_guardian_line({ name: ticket.guardian }, to),
    startNumber:
      state === 'good' && ticket.startNumber !== null ? String(ticket.startNumber) : null,
    number: m.checkout_number({ number: orderNumber(ticket.orderId) }, to),
    code: state === 'good' ? paths.svg : null,
    file: state === 'good' ? paths.file : null,
    copied: presentCopied(locale, now),
    until: addDays(edition.endDate, daysAfter),
    alternates: Object.fromEntries(pages),
  }
}
