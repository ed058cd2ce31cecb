import { dateBib } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { hueOf } from '../../../src/model/event/sports.ts'
import type { MatchNotation } from '../../../src/model/schemas/site/suggestion.ts'
import type { SuggestionView } from '../../../src/model/views.ts'
import type { Highlighted, Suggestion } from '../../search/port/suggestion.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => entities[character] ?? character)

/** HTML of a text: escaped, with <mark> around matches. */
export function markUp({ text, ranges }: Highlighted): string {
  let at = 0
  let html = ''
  for (const [start, end] of ranges) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escapeHtml(text.slice(at))
}

/** The matched words of a suggestion; with ranges without the names in other languages, which a list does not show. */
function presentMatches(
  { eventName, eventNames, raceNames, raceNameVariants, city, country }: Suggestion,
  matches: MatchNotation,
): Pick<SuggestionView, 'eventNames' | 'raceNameVariants' | 'highlighted' | 'ranges'> {
  if (matches === 'ranges')
    return {
      ranges: {
        eventName: eventName.ranges,
        raceNames: raceNames.map(({ ranges }) => ranges),
        city: city.ranges,
        country: country.ranges,
      },
    }
  return {
    eventNames,
    raceNameVariants,
    highlighted: {
      eventName: markUp(eventName),
      raceNames: raceNames.map(markUp),
      city: markUp(city),
      country: markUp(country),
    },
  }
}

export function presentSuggestion(
  suggestion: Suggestion,
  locale: Locale,
  matches: MatchNotation = 'html',
): SuggestionView {
  const { next } = suggestion
  return {
    id: suggestion.eventId,
    permalink: suggestion.permalink,
    path: pathOf({ to: 'event', permalink: suggestion.permalink }, locale),
    eventName: suggestion.eventName.text,
    nameLang: foreignTag(suggestion.eventLanguage, locale),
    raceNames: suggestion.raceNames.map((name) => name.text),
    city: suggestion.city.text,
    country: suggestion.country.text,
    ...presentMatches(suggestion, matches),
    bib: next === null ? null : dateBib(next.date, next.endDate, locale),
    dateConfirmed: next?.dateConfirmed ?? false,
    sport: suggestion.sport,
    hue: hueOf(suggestion.sport),
    isPart: suggestion.isPart,
  }
}
