import type { HeadingWords } from '../texts/calendar-heading.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { dayRange } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { presetLabel } from '../../../src/i18n/sport-names.ts'
import { monthLabel } from '../../calendar-filters/filters/month.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { FoundPlaces } from '../../domain/calendar/find-places.ts'

function timeLabel({ criteria, from, to }: CalendarQuery, locale: Locale): string | null {
  if (criteria.month !== null) return monthLabel(criteria.month, locale)
  return from !== null && to !== null ? dayRange(from, to, locale) : null
}

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
