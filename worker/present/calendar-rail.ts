import { currencyName, languageName } from '../../src/i18n/names.ts'
import { climbUnitName } from '../../src/i18n/lengths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { CalendarRail, FilterOption } from '../../src/model/calendar-view.ts'
import { eventFormats, ratingSteps, signUpStates, teamChoices } from '../../src/model/calendar.ts'
import { feetOfMetres } from '../../src/model/units.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { criteriaSegments, noCriteria, type Criteria } from '../domain/calendar/criteria.ts'
import type { DroppableFilter } from '../domain/calendar/droppable-filters.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import type { OptionCounts } from '../search/engine.ts'
import { calendarKeys } from './calendar-path.ts'
import {
  effortHelp,
  formatLabel,
  free,
  ratingLabel,
  signUpLabel,
  teamLabel,
} from './calendar-phrases.ts'
import { lengthsView, presetOptions, sportOptions } from './calendar-what.ts'
import { weekendOptions, yearOptions } from './calendar-when.ts'
import {
  allCountries,
  cityOptions,
  countryOptions,
  nearOptions,
  radiusOptions,
  regionOptions,
} from './calendar-where.ts'
import { filterOption } from './filter-option.ts'
import { confirmedLabel } from './phrases.ts'

function climbField(metres: number | null, { unit }: Reader): string {
  if (metres === null) return ''
  return String(unit === 'metric' ? metres : feetOfMetres(metres))
}

/** Keys with a fixed list of values, and the filter that each is. */
const filterOfKey = {
  registration: 'registration',
  format: 'format',
  team: 'team',
  minRating: 'rating',
  language: 'language',
} as const satisfies Partial<Record<keyof CalendarQuery, DroppableFilter>>

/** Keys that a field of the form shows. */
const shown = new Set(
  'text minKm maxKm minGain maxGain minEffort maxEffort maxPrice priceIn from to sort page'.split(
    ' ',
  ),
)

function hiddenFields(query: CalendarQuery, { locale }: Reader): CalendarRail['hidden'] {
  const { sport, group, distance, country, region, city, month } = query.criteria
  const part = (name: string, criteria: Partial<Criteria>): [string, string][] => {
    const words = criteriaSegments({ ...noCriteria, ...criteria }, locale).join('/')
    return words === '' ? [] : [[name, words]]
  }
  return [
    ...part('sport', { sport, group }),
    ...part('distance', { distance }),
    ...part('place', { country, region, city }),
    ...part('month', { month }),
    ...calendarKeys(query).filter(([key]) => !shown.has(key)),
  ]
}

/** The filters of a calendar with the counts of their options. */
export function calendarRail(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
  today: string,
): CalendarRail {
  const { locale } = reader
  const { facets } = facts
  const currency = query.maxPrice?.amount ? query.maxPrice.currency : reader.currency
  const languages = new Set(facets.language.keys())
  if (query.language !== null) languages.add(query.language)
  const isRated = facets.rating.size > 0 || query.minRating !== null
  /** Options that are the values of a key. */
  const coded = <Key extends keyof typeof filterOfKey>(
    values: Iterable<NonNullable<CalendarQuery[Key]>>,
    key: Key,
    label: (value: NonNullable<CalendarQuery[Key]>, locale: Locale) => string,
    totals: OptionCounts<NonNullable<CalendarQuery[Key]>>,
  ): FilterOption[] =>
    [...values].map((value) =>
      filterOption(query, filterOfKey[key], locale, {
        label: label(value, locale),
        total: totals.get(value) ?? 0,
        chosen: query[key] === value,
        keys: { [key]: value },
      }),
    )
  return {
    hidden: hiddenFields(query, reader),
    sports: sportOptions(query, facts, locale),
    weekends: weekendOptions(query, facets, locale, today),
    years: yearOptions(query, facets, locale),
    from: query.from ?? '',
    to: query.to ?? '',
    confirmed: filterOption(query, 'confirmed', locale, {
      label: confirmedLabel(locale),
      total: facets.confirmed,
      chosen: query.confirmed,
      keys: { confirmed: true },
    }),
    presets: presetOptions(query, facts, locale),
    lengths: lengthsView(query, facts, reader),
    countries: countryOptions(query, facts, locale),
    moreCountries: allCountries(query, facts, locale),
    regions: regionOptions(query, facts, locale),
    cities: cityOptions(query, facts, locale),
    text: query.text,
    near: nearOptions(query, facts, locale),
    radii: radiusOptions(query, facts, reader),
    climb: {
      min: climbField(query.minGain, reader),
      max: climbField(query.maxGain, reader),
      unitName: climbUnitName(reader),
    },
    effort: {
      min: String(query.minEffort ?? ''),
      max: String(query.maxEffort ?? ''),
      help: effortHelp(locale),
    },
    registration: coded(signUpStates, 'registration', signUpLabel, facets.registration),
    price: {
      max: query.maxPrice === null ? '' : String(query.maxPrice.amount),
      currency,
      currencyName: currencyName(currency, locale),
      free: filterOption(query, 'price', locale, {
        label: free(locale),
        total: facets.free,
        chosen: query.maxPrice?.amount === 0,
        keys: { maxPrice: { amount: 0, currency: 'EUR' } },
      }),
    },
    formats: coded(eventFormats, 'format', formatLabel, facets.format),
    teams: coded(teamChoices, 'team', teamLabel, facets.team),
    // Without a single review in reach, asking for a rating helps nobody.
    ratings: isRated ? coded(ratingSteps, 'minRating', ratingLabel, facets.rating) : [],
    languages: coded(languages, 'language', languageName, facets.language).toSorted((a, b) =>
      a.label.localeCompare(b.label, locale),
    ),
  }
}
