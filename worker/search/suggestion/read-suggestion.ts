import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { localName, textOfEvent, type Names } from '../../../src/i18n/local-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { hasEnded } from '../../time/local-day.ts'
import type { Highlighted, Suggestion } from '../port/suggestion.ts'
import { foldText } from '../text/fold.ts'
import type { Term } from '../text/terms.ts'
import type { StoredSuggestion } from './stored-suggestion.ts'

/** Maximum number of races that a suggestion names. */
const raceNameLimit = 3

/** The stored suggestion of a JSON text, which was written by `storedSuggestion`, so that it is not validated again. */
export function parseSuggestion(json: string): StoredSuggestion {
  const stored: StoredSuggestion = JSON.parse(json)
  return stored
}

/**
 * A suggestion from what is stored of it, in the reader's language, with the matched words highlighted.
 * @param now milliseconds
 */
export function readSuggestion(
  stored: StoredSuggestion,
  locale: Locale,
  terms: readonly Term[],
  now: number,
): Suggestion {
  // Rows without a language show the original name.
  const { language = locale } = stored
  const event = localName({ text: stored.name, language }, stored.names, locale)
  const races = matchedRaces(stored, language, locale, terms)
  const next = stored.editions.find(
    ([, endDate, , , endOffset = 0]) => !hasEnded({ endDate, endOffset }, now),
  )
  return {
    eventId: stored.eventId,
    permalink: stored.permalink,
    eventName: highlight(event.text, terms),
    eventLanguage: event.language,
    eventNames: stored.names,
    city: highlight(stored.city.names[locale] ?? stored.city.name, terms),
    country: highlight(countryName(stored.country, locale), terms),
    raceNames: races.map(({ name }) => name),
    raceNameVariants: races.map(({ names }) => names),
    next: next ? { date: next[0], endDate: next[1], dateConfirmed: next[2] } : null,
    sport: (next ?? stored.editions.at(-1))?.[3] ?? null,
    isPart: false,
  }
}

interface MatchedRace {
  /** In the reader's language; without ranges if it was a name in another language that matched. */
  name: Highlighted
  names: Names
}

function matchedRaces(
  { raceNames, raceVariants = {} }: StoredSuggestion,
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
      name: highlight(localName(textOfEvent(name, language), names, locale).text, terms),
      names,
    }))
}

/**
 * Finds the ranges of a text that any term matches. It folds the text as the index does, so that the correction of a
 * misspelled word is highlighted where the index found it.
 */
export function highlight(text: string, terms: readonly Term[]): Highlighted {
  const folded = foldText(text, true)
  const found: [number, number][] = []
  for (const { alternatives, dense } of terms) {
    for (const word of alternatives) {
      const needle = dense ? word : ` ${word}`
      let at = folded.text.indexOf(needle)
      while (at !== -1) {
        const start = folded.starts[dense ? at : at + 1] ?? 0
        const end = folded.ends[at + needle.length - 1] ?? start
        found.push([start, end])
        at = folded.text.indexOf(needle, at + 1)
      }
    }
  }
  return { text, ranges: mergeRanges(found) }
}

function mergeRanges(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1)
    if (last === undefined || start > last[1]) merged.push([start, end])
    else last[1] = Math.max(last[1], end)
  }
  return merged
}
