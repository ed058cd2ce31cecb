import { takesPlace } from '../../../../src/model/edition-status.ts'
import type { Sport } from '../../../../src/model/sports.ts'
import { countryName } from '../../../../src/i18n/countries/country-names.ts'
import type { EventDocument, Highlighted, Names, SuggestQuery, Suggestion } from '../../engine.ts'
import { highlight } from './highlight.ts'
import type { Term } from './terms.ts'

/** What a suggestion shows of an event, as JSON in `search_display`. */
interface Display {
  eventId: number
  permalink: string
  name: string
  names: Names
  city: { name: string; names: Names }
  country: string
  raceNames: string[]
  /** Editions that take place, by date: [date, end date, confirmed, sport]. */
  editions: [string, string, boolean, Sport | null][]
}

/** Races a suggestion names at most. */
const raceNameLimit = 3

export function displayOf(document: EventDocument): Display {
  const { eventId, permalink, name, names, city, country, raceNames } = document
  const editions = document.editions
    .filter((edition) => takesPlace(edition.status))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return {
    eventId,
    permalink,
    name,
    names,
    city: { name: city.name, names: city.names },
    country,
    raceNames,
    editions: editions.map(({ date, endDate, dateConfirmed, races }) => [
      date,
      endDate,
      dateConfirmed,
      races[0]?.sport ?? null,
    ]),
  }
}

/** The suggestion of a stored display, in a language, with the matched words marked. `today` is an ISO date. */
export function suggestionOf(
  stored: string,
  locale: SuggestQuery['locale'],
  terms: readonly Term[],
  today: string,
): Suggestion {
  // Written by displayOf above, so it is trusted.
  const display: Display = JSON.parse(stored)
  const next = display.editions.find(([, endDate]) => endDate >= today)
  return {
    eventId: display.eventId,
    permalink: display.permalink,
    eventName: highlight(display.names[locale] ?? display.name, terms),
    eventNames: display.names,
    city: highlight(display.city.names[locale] ?? display.city.name, terms),
    country: highlight(countryName(display.country, locale), terms),
    raceNames: matchedRaces(display.raceNames, terms),
    next: next ? { date: next[0], endDate: next[1], dateConfirmed: next[2] } : null,
    sport: (next ?? display.editions.at(-1))?.[3] ?? null,
  }
}

function matchedRaces(names: string[], terms: readonly Term[]): Highlighted[] {
  return names
    .map((name) => highlight(name, terms))
    .filter((name) => name.ranges.length > 0)
    .slice(0, raceNameLimit)
}
