import { localName, textOfEvent, type Names } from '../../../../src/i18n/local-name.ts'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { takesPlace } from '../../../../src/model/edition-status.ts'
import type { Sport } from '../../../../src/model/sports.ts'
import { countryName } from '../../../../src/i18n/countries/country-names.ts'
import type { Highlighted, Suggestion } from '../../engine.ts'
import type { EventDocument } from '../../event-document.ts'
import { highlight } from './highlight.ts'
import type { Term } from './terms.ts'

/** What a suggestion shows of an event, as JSON in `search_display`. */
interface Display {
  eventId: number
  permalink: string
  name: string
  /** Locale of `name`, or its BCP 47 tag; absent from what was stored before it was asked for. */
  language?: string
  names: Names
  city: { name: string; names: Names }
  country: string
  /** In the event's own language, and those of them that have names in others. */
  raceNames: string[]
  raceVariants?: Record<string, Names>
  /** Editions that take place, by date: [date, end date, confirmed, sport]. */
  editions: [string, string, boolean, Sport | null][]
}

/** Races a suggestion names at most. */
const raceNameLimit = 3

export function displayOf(document: EventDocument): Display {
  const { eventId, permalink, name, language, names, city, country, raceNames } = document
  const editions = document.editions
    .filter((edition) => takesPlace(edition.status))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return {
    eventId,
    permalink,
    name,
    language,
    names,
    city: { name: city.name, names: city.names },
    country,
    raceNames: raceNames.map((race) => race.name),
    raceVariants: Object.fromEntries(
      raceNames
        .filter(({ names: each }) => Object.keys(each).length > 0)
        .map((race) => [race.name, race.names]),
    ),
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
  locale: Locale,
  terms: readonly Term[],
  today: string,
): Suggestion {
  // Written by displayOf above, so it is trusted.
  const display: Display = JSON.parse(stored)
  // Displays that were stored without a language show the original, as they did when they were written.
  const { language = locale } = display
  const event = localName({ text: display.name, language }, display.names, locale)
  const races = matchedRaces(display, language, locale, terms)
  const next = display.editions.find(([, endDate]) => endDate >= today)
  return {
    eventId: display.eventId,
    permalink: display.permalink,
    eventName: highlight(event.text, terms),
    eventLanguage: event.language,
    eventNames: display.names,
    city: highlight(display.city.names[locale] ?? display.city.name, terms),
    country: highlight(countryName(display.country, locale), terms),
    raceNames: races.map(({ shown }) => shown),
    raceNameVariants: races.map(({ names }) => names),
    next: next ? { date: next[0], endDate: next[1], dateConfirmed: next[2] } : null,
    sport: (next ?? display.editions.at(-1))?.[3] ?? null,
  }
}

interface MatchedRace {
  /** In the reader's language, marked where that is the name which matched. */
  shown: Highlighted
  names: Names
}

function matchedRaces(
  { raceNames, raceVariants = {} }: Display,
  language: string,
  locale: Locale,
  terms: readonly Term[],
): MatchedRace[] {
  const matches = (name: string): boolean => highlight(name, terms).ranges.length > 0
  return raceNames
    .map((name) => ({ name, names: raceVariants[name] ?? {} }))
    .filter(({ name, names }) => [name, ...Object.values(names)].some(matches))
    .slice(0, raceNameLimit)
    .map(({ name, names }) => ({
      shown: highlight(localName(textOfEvent(name, language), names, locale).text, terms),
      names,
    }))
}
