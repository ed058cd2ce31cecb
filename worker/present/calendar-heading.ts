import type { HeadingWords } from '../../src/i18n/calendar-heading.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { FoundPlaces } from '../domain/calendar/find-places.ts'
import { countryName } from '../../src/i18n/countries/country-names.ts'
import { timeLabel } from './calendar-labels.ts'
import { presetLabel } from './phrases.ts'

/** The words of a calendar's heading. */
export function headingWords(
  query: CalendarQuery,
  { city, region }: Pick<FoundPlaces, 'city' | 'region'>,
  locale: Locale,
): HeadingWords {
  const { sport, group, distance, country } = query.criteria
  return {
    sport,
    group,
    distance: distance === null ? null : presetLabel(distance, locale),
    place: city?.name ?? region?.name ?? (country === null ? null : countryName(country, locale)),
    time: timeLabel(query, locale),
    text: query.text === '' ? null : query.text,
  }
}
