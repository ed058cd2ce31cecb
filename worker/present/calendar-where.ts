import type { FilterOption } from '../../src/model/calendar-view.ts'
import { radii } from '../../src/model/calendar.ts'
import { wayOff } from '../../src/i18n/lengths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { countryName, countrySlugIn } from '../../src/i18n/countries/country-names.ts'
import { around, nearMe, within } from './calendar-phrases.ts'
import { filterOption } from './filter-option.ts'

/** The options of the calendar's filters by place. */

/** Countries offered as links; all are in the list below them. */
const countriesShown = 6
/** As many as the German states; larger countries have lists nobody reads. */
const regionsShown = 16

/** Another place ends what was around the city before; the counts are of around it, and say nothing about there. */
function leaving({ near, sort }: CalendarQuery) {
  return near?.kind === 'city'
    ? { keys: { near: null, sort: sort === 'distance' ? ('date' as const) : sort }, counted: false }
    : { keys: {}, counted: true }
}

export function countryOptions(
  query: CalendarQuery,
  { facets, total }: CalendarFacts,
  locale: Locale,
): FilterOption[] {
  const { counted } = leaving(query)
  const chosen = query.criteria.country
  const most = [...facets.country].toSorted(([, a], [, b]) => b - a).slice(0, countriesShown)
  const codes = chosen === null ? most.map(([code]) => code) : [chosen]
  return codes.map((code) =>
    filterOption(query, 'country', locale, {
      label: countryName(code, locale),
      // The one in force may hold a city, of which the list is.
      total: code === chosen ? total : counted ? (facets.country.get(code) ?? 0) : null,
      chosen: code === chosen,
      criteria: { country: code, region: null, city: null },
    }),
  )
}

export function allCountries(query: CalendarQuery, { facets }: CalendarFacts, locale: Locale) {
  const codes = new Set(facets.country.keys())
  if (query.criteria.country !== null) codes.add(query.criteria.country)
  return [...codes]
    .map((code) => ({
      word: countrySlugIn(code, locale),
      label: countryName(code, locale),
      chosen: query.criteria.country === code,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

export function cityOptions(
  query: CalendarQuery,
  { cities, city, total }: CalendarFacts,
  locale: Locale,
): FilterOption[] {
  const { keys, counted } = leaving(query)
  const chosen = query.criteria.city
  const own =
    chosen === null || city === null || cities.some(({ slug }) => slug === chosen)
      ? []
      : [{ slug: chosen, name: city.name, total }]
  return [...own, ...cities].map((each) =>
    filterOption(query, 'city', locale, {
      label: each.name,
      total: counted ? each.total : null,
      chosen: each.slug === chosen,
      keys,
      // The cities are those of the whole country, and counted so.
      criteria: { region: null, city: each.slug },
    }),
  )
}

/** Regions of the country in force, each with all its cities. */
export function regionOptions(
  query: CalendarQuery,
  { regions, region, total }: CalendarFacts,
  locale: Locale,
): FilterOption[] {
  const { keys, counted } = leaving(query)
  const shown = regions.slice(0, regionsShown)
  const own =
    region === null || shown.some(({ slug }) => slug === region.word)
      ? []
      : [{ slug: region.word, words: region.words, name: region.name, total }]
  return [...own, ...shown].map((each) =>
    filterOption(query, 'region', locale, {
      label: each.name,
      total: counted ? each.total : null,
      chosen: each.slug === region?.word,
      keys,
      criteria: { region: each.words, city: null },
    }),
  )
}

/** Around the reader, and around the city in force; nobody has counted there before it is asked for. */
export function nearOptions(
  query: CalendarQuery,
  { city, total, unlocated }: CalendarFacts,
  locale: Locale,
): FilterOption[] {
  const kinds = city === null ? (['me'] as const) : (['me', 'city'] as const)
  return kinds.map((kind) =>
    filterOption(query, 'near', locale, {
      label: kind === 'me' ? nearMe(locale) : around(city?.name ?? '', locale),
      total: query.near?.kind === kind && !unlocated ? total : null,
      chosen: query.near?.kind === kind,
      keys: { near: { kind } },
    }),
  )
}

export function radiusOptions(
  query: CalendarQuery,
  { facets, origin }: CalendarFacts,
  reader: Reader,
): FilterOption[] {
  if (origin === null) return []
  const offered = new Set<number>([...radii, query.radiusKm])
  return [...offered]
    .toSorted((a, b) => a - b)
    .map((radiusKm) => ({
      ...filterOption(query, 'near', reader.locale, {
        label: within(wayOff(radiusKm, reader), reader.locale),
        total: facets.radius.get(radiusKm) ?? null,
        // A radius is changed, not taken away.
        chosen: false,
        keys: { radiusKm },
      }),
      chosen: radiusKm === query.radiusKm,
    }))
}
