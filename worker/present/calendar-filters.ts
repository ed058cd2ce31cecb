import { monthAndYear } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { wordsOf } from '../../src/i18n/words.ts'
import { presetKeys } from '../../src/model/distance-presets.ts'
import { groups, sportGroups } from '../../src/model/sports.ts'
import type { CalendarView, FilterOption } from '../../src/model/views.ts'
import type { CalendarFacts, CalendarQuery } from '../domain/calendar/find-calendar.ts'
import { countryName, countrySlugIn } from '../domain/places/country-names.ts'
import { groupName, presetLabel, sportName } from './phrases.ts'

function monthsAhead(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  return Array.from({ length: 13 }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7),
  )
}

/** The options of the filter form; only what the catalogue has, and what is chosen. */
export function filters(
  query: CalendarQuery,
  facts: CalendarFacts,
  locale: Locale,
  today: string,
): CalendarView['filters'] {
  const { criteria } = query
  const words = wordsOf(locale)
  const listed = new Set(facts.options.map((row) => `${row.kind}/${row.key}`))
  const sport: FilterOption[] = groups.flatMap((group) => [
    {
      value: words.groups[group],
      label: groupName(group, locale),
      selected: criteria.sport === null && criteria.group === group,
    },
    ...sportGroups[group]
      .filter((each) => listed.has(`sport/${each}`) || criteria.sport === each)
      .map((each) => ({
        value: words.sports[each],
        label: sportName(each, locale),
        selected: criteria.sport === each,
      })),
  ])
  const codes = new Set(facts.options.filter((row) => row.kind === 'country').map((row) => row.key))
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
    minKm: query.minKm === null ? '' : String(query.minKm),
    maxKm: query.maxKm === null ? '' : String(query.maxKm),
    confirmed: query.confirmed,
    city: criteria.city ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
  }
}
