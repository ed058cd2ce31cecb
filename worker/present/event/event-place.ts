import { countryName } from '../../../src/i18n/countries/country-names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { noCriteria } from '../../domain/calendar/criteria.ts'
import type { EventFacts } from '../../domain/catalogue/events/find-event.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { foreignTag } from '../texts/foreign-tag.ts'

/** Place of an event, with the calendars of its city and its country. */
export function presentPlace(event: EventFacts['event'], locale: Locale) {
  const inCountry = { ...noCriteria, country: event.country }
  return {
    city: event.city,
    near: event.near,
    country: countryName(event.country, locale),
    countryCode: event.country,
    region: event.region,
    placePath: calendarPath({ ...inCountry, city: event.citySlug }, locale),
    countryPath: calendarPath(inCountry, locale),
    venue: event.venue?.text ?? null,
    venueLang: event.venue === null ? null : foreignTag(event.venue.language, locale),
    lat: event.lat,
    lon: event.lon,
  }
}
