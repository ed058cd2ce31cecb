import type { Names } from '../../../src/i18n/local-name.ts'
import { takesPlace } from '../../../src/model/event/edition-status.ts'
import type { Sport } from '../../../src/model/event/sports.ts'
import type { EventDocument } from '../port/event-document.ts'

/** Everything a suggestion shows of an event, as JSON in `search_display.document`. */
export interface StoredSuggestion {
  eventId: number
  permalink: string
  name: string
  /** BCP 47 tag of `name`; absent from rows written before it was introduced. */
  language?: string
  names: Names
  /** The town as its organiser writes it, or the city. */
  city: { name: string; names: Names }
  country: string
  /** In the event's own language. */
  raceNames: string[]
  /** Names in other languages by race name; absent from rows written before it was introduced. */
  raceVariants?: Record<string, Names>
  /** Editions that take place, by date: [date, end date, confirmed, sport, offset of the end], the last absent from older rows. */
  editions: [string, string, boolean, Sport | null, number?][]
}

export function storedSuggestion(document: EventDocument): StoredSuggestion {
  const { eventId, permalink, name, language, names, city, town, country, raceNames } = document
  const editions = document.editions
    .filter((edition) => takesPlace(edition.status))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return {
    eventId,
    permalink,
    name,
    language,
    names,
    city: town === null ? { name: city.name, names: city.names } : { name: town, names: {} },
    country,
    raceNames: raceNames.map((race) => race.name),
    raceVariants: Object.fromEntries(
      raceNames
        .filter((race) => Object.keys(race.names).length > 0)
        .map((race) => [race.name, race.names]),
    ),
    editions: editions.map(({ date, endDate, endOffset, dateConfirmed, races }) => [
      date,
      endDate,
      dateConfirmed,
      races[0]?.sport ?? null,
      endOffset,
    ]),
  }
}
