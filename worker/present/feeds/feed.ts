import { figureText } from '../../../src/i18n/figure-text.ts'
import { dateBib, timeOfDay } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Measurer } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { statusMessages } from '../../../src/i18n/status-messages.ts'
import { icsStatus, type IcsStatus } from '../../../src/model/event/edition-status.ts'
import { pictureUrl } from '../../../src/model/values/pictures.ts'
import { sportOfCode } from '../../../src/model/event/sports.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { FeedFacts } from '../../domain/catalogue/feeds/find-feed-editions.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { zoneRules } from '../../time/zones.ts'
import { raceFigure, statusView } from '../cards/edition-card.ts'
import { presentStatusNotes } from '../texts/status-notes.ts'
import { statusSentence } from '../texts/status-sentence.ts'
import { sportName } from '../../../src/i18n/sport-names.ts'

/** An edition as an entry of a feed, in one language. */
export interface FeedEntry {
  /** Id of the edition; of the entry for `ticket`. */
  id: number
  /** Kind of a day before the race, or `ticket` for the start of one person; absent for the edition itself. */
  kind?: 'opens' | 'closes' | 'price' | 'ticket'
  title: string
  /** Path of its page. */
  page: string
  /** ISO dates of the first and last day. */
  date: string
  endDate: string
  /** "Sunday 20 September 2026" */
  day: string
  /** Local time (HH:MM) of the first start and its IANA zone; null for an uncertain date and for several days. */
  start: { time: string; zone: string } | null
  place: string
  lat: number
  lon: number
  sport: string
  /** Path of its cover; null without a picture. */
  image: string | null
  /** Lines of text: first the status with the organiser's words about it, then the races. */
  lines: string[]
  status: IcsStatus
  version: number
  /** ISO instant. */
  updatedAt: string
}

/** The day where it is held stands for the offset. */
type EntryFacts = Omit<FeedFacts, 'endOffset'>

type Timing = Pick<FeedFacts, 'date' | 'endDate' | 'confirmed' | 'status' | 'zone'> & {
  races: readonly { date: string | null; startTime: string | null }[]
}

/**
 * The first start of an edition of one certain day, in a zone that calendar programs know. Null for editions of several
 * days, expected or postponed ones, which are entered as whole days.
 */
export function startOf(edition: Timing): FeedEntry['start'] {
  const { date, endDate, confirmed, zone } = edition
  if (date !== endDate || confirmed !== 1 || statusView(edition.status)?.meaning === 'postponed')
    return null
  const times = edition.races
    .filter((race) => race.date === null || race.date === date)
    .flatMap((race) => race.startTime ?? [])
  const [first] = times.toSorted()
  return first === undefined || zoneRules(zone) === null ? null : { time: first, zone }
}

/** Label and explanation of an edition's status or expected date; null if it takes place as planned. */
export function statusNotice(
  edition: Pick<FeedFacts, 'status' | 'date' | 'endDate' | 'previousDate' | 'confirmed'>,
  locale: Locale,
  today: string,
): { label: string; text: string } | null {
  const status = statusView(edition.status)
  if (status !== null) {
    return {
      label: statusMessages[status.meaning]({}, { locale }),
      text: statusSentence(status.meaning, edition, locale),
    }
  }
  if (edition.confirmed === 1) return null
  if (edition.endDate < today)
    return {
      label: m.date_was_expected({}, { locale }),
      text: m.date_was_expected_help({}, { locale }),
    }
  return {
    label: m.date_expected({}, { locale }),
    text: m.date_expected_help({}, { locale }),
  }
}

/** Lines of the organiser about the status: its reason, and what happens to entries. */
const noteLines = (facts: EntryFacts, locale: Locale): string[] =>
  facts.status === null
    ? []
    : (presentStatusNotes(facts, locale).notes ?? [])
        .flatMap(({ text }) => text.split('\n'))
        .filter((line) => line.trim() !== '')

/** "Marathon · 42.2 km · 9:00" */
export function raceLine(race: FeedFacts['races'][number], reader: Measurer): string {
  const figure = raceFigure(race, reader)
  const distance = figure === null ? null : figureText(figure, reader.locale)
  const start = race.startTime === null ? null : timeOfDay(race.startTime, reader.locale)
  return [race.name, distance, start].filter((part) => part !== null).join(' · ')
}

/** @param today ISO date where it is held @returns null for an edition that feeds leave out */
export function feedEntry(facts: EntryFacts, reader: Measurer, today: string): FeedEntry | null {
  const { locale } = reader
  const { date, endDate } = facts
  const confirmed = facts.confirmed === 1
  const known = statusView(facts.status)?.status ?? null
  const status = icsStatus({ status: known, confirmed, endDate }, today)
  if (status === null) return null
  const sport = sportOfCode(facts.sport)
  const notice = statusNotice(facts, locale, today)
  const place = [facts.venue, facts.city, countryName(facts.country, locale)]
  return {
    id: facts.editionId,
    // The status is part of the title, because few calendar programs show a status.
    title: notice === null ? facts.name : `${notice.label} · ${facts.name}`,
    page: pathOf({ to: 'event', permalink: facts.permalink, date }, locale),
    date,
    endDate,
    day: dateBib(date, endDate, locale).full,
    start: startOf(facts),
    // A city can have the name of its country, a venue that of its city.
    place: joined([...new Set(place.filter((part) => part !== null))], locale),
    lat: facts.lat,
    lon: facts.lon,
    sport: sport === null ? m.sport_unknown({}, { locale }) : sportName(sport, locale),
    image: facts.cover === null ? null : pictureUrl(facts.cover.file, 1024),
    lines: [
      ...(notice === null ? [] : [notice.text]),
      ...noteLines(facts, locale),
      ...facts.races.map((race) => raceLine(race, reader)),
    ],
    status,
    version: facts.version,
    updatedAt: facts.updatedAt,
  }
}
