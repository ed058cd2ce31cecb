import { countryName, countrySlugIn } from '../../../src/i18n/countries/country-names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { formWord } from '../key-schemas.ts'
import { leaveSurroundings, outsideTotal } from './leave-surroundings.ts'

/** Countries offered as links; the list below the links has all of them. */
const countriesShown = 6

function mostCommon(query: CalendarQuery, facts: CalendarFacts, locale: Locale): Choice[] {
  const chosen = query.criteria.country
  const { country: totals } = facts.facets
  const most = [...totals].toSorted(([, a], [, b]) => b - a).slice(0, countriesShown)
  const codes = chosen === null ? most.map(([code]) => code) : [chosen]
  return codes.map((code) => ({
    label: countryName(code, locale),
    // The total of the list, because the country in force may contain a city in force.
    total: code === chosen ? facts.total : outsideTotal(query, totals.get(code) ?? 0),
    chosen: code === chosen,
    change: { criteria: { country: code, region: null, city: null } },
  }))
}

function allCountries({ criteria }: CalendarQuery, { facets }: CalendarFacts, locale: Locale) {
  const codes = new Set(facets.country.keys())
  if (criteria.country !== null) codes.add(criteria.country)
  return [...codes]
    .map((code) => ({
      word: countrySlugIn(code, locale),
      label: countryName(code, locale),
      chosen: criteria.country === code,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

/** A country; dropping it drops its region and city. */
export const country = defineFilter({
  name: 'country',
  keys: {
    country: formWord(80, 'Country as a form sends it: its word in `criteria`.'),
    place: formWord(
      300,
      'Country, region and city in force as a form sends them: words of `criteria` joined by `/`. Ignored if `country` is another country.',
    ),
  },
  segments(keys) {
    const places = keys.place.split('/')
    return places[0] === keys.country ? places : [keys.country]
  },
  isSet: ({ criteria }) => criteria.country !== null,
  drop: (query) => ({
    ...leaveSurroundings(query),
    criteria: { country: null, region: null, city: null, places: [] },
  }),
  search: ({ criteria }) => ({ country: criteria.country ?? undefined }),
  label: ({ criteria }, _places, { locale }) =>
    criteria.country === null ? null : countryName(criteria.country, locale),
  options: (query, facts, { locale }) => ({
    most: mostCommon(query, facts, locale),
    all: allCountries(query, facts, locale),
  }),
})
