import { monthAndYear } from '../../src/i18n/format.ts'
import { longUnitName } from '../../src/i18n/lengths.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { presetKeys } from '../../src/model/distance-presets.ts'
import { groups, sportGroups } from '../../src/model/sports.ts'
import { longUnits, mileDigits } from '../../src/model/units.ts'
import type { CalendarView, FilterOption } from '../../src/model/views.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { countryName, countrySlugIn } from '../domain/places/country-names.ts'
import { groupName, presetLabel, sportName } from './phrases.ts'

function monthsAhead(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  return Array.from({ length: 13 }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7),
  )
}

/** Kilometres of a query as a field has them: in the reader's unit, with a point, as it can be sent back. */
function bound(km: number | null, { unit }: Reader): string {
  if (km === null) return ''
  if (unit === 'metric') return String(km)
  const miles = (km * 1000) / longUnits.imperial.metres
  return String(Number(miles.toFixed(mileDigits(miles))))
}

/** The options of the filter form; only what the catalogue has, and what is chosen. */
export function filters(
  query: CalendarQuery,
  facts: CalendarFacts,
  reader: Reader,
  today: string,
): CalendarView['filters'] {
  const { locale } = reader
  const { criteria } = query
  const words = wordsOf(locale)
  const sport: FilterOption[] = groups.flatMap((group) => [
    {
      value: words.groups[group],
      label: groupName(group, locale),
      selected: criteria.sport === null && criteria.group === group,
    },
    ...sportGroups[group]
      .filter((each) => facts.facets.sport.has(each) || criteria.sport === each)
      .map((each) => ({
        value: words.sports[each],
        label: sportName(each, locale),
        selected: criteria.sport === each,
      })),
  ])
  const codes = new Set(facts.facets.country.keys())
  if (criteria.country !== null) codes.add(criteria.country)
  const country = [...codes]
    .map((code) => ({
      value: countrySlugIn(code, locale),
      label: countryName(code, locale),
      selected: criteria.country === code,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  const ahead = monthsAhead(today)
  const months =
    criteria.month === null || ahead.includes(criteria.month) ? ahead : [criteria.month, ...ahead]
  return {
    sport,
    country,
    month: months.map((month) => ({
      value: month,
      label: month.length === 4 ? month : monthAndYear(month, locale),
      selected: criteria.month === month,
    })),
    distance: presetKeys.map((preset) => ({
      value: words.distances[preset],
      label: presetLabel(preset, locale),
      selected: criteria.distance === preset,
    })),
    text: query.text,
    min: bound(query.minKm, reader),
    max: bound(query.maxKm, reader),
    unit: reader.unit,
    unitName: longUnitName(reader),
    confirmed: query.confirmed,
    city: criteria.city ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
  }
}
