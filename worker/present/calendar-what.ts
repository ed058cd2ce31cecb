import { longUnitName } from '../../src/i18n/lengths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Reader } from '../../src/i18n/reader.ts'
import type { CalendarRail, FilterOption, SportOption } from '../../src/model/calendar-view.ts'
import { distancePresets, presetsFor } from '../../src/model/distance-presets.ts'
import {
  groupOf,
  groups,
  hueOf,
  sportGroups,
  type Sport,
  type SportGroup,
} from '../../src/model/sports.ts'
import { longUnits, mileDigits } from '../../src/model/units.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../domain/calendar/find-calendar.ts'
import { lengthLabel } from './calendar-labels.ts'
import { filterOption } from './filter-option.ts'
import { groupName, presetLabel, sportName } from './phrases.ts'

/** The options of the calendar's filters by sport and length. */

export function sportOptions(
  query: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
): CalendarRail['sports'] {
  const { criteria } = query
  const ofGroup = (group: SportGroup): SportOption => ({
    ...filterOption(query, 'sport', locale, {
      label: groupName(group, locale),
      total: facets.group.get(group) ?? 0,
      chosen: criteria.sport === null && criteria.group === group,
      criteria: { group, sport: null },
    }),
    sport: null,
    hue: group,
  })
  const ofSport = (sport: Sport): SportOption => ({
    ...filterOption(query, 'sport', locale, {
      label: sportName(sport, locale),
      total: facets.sport.get(sport) ?? 0,
      chosen: criteria.sport === sport,
      criteria: { group: null, sport },
    }),
    sport,
    hue: hueOf(sport),
  })
  const whole = (group: SportGroup) => [ofGroup(group), ...sportGroups[group].map(ofSport)]
  const chosen = criteria.sport === null ? criteria.group : groupOf(criteria.sport)
  if (chosen === null)
    return {
      own: groups.map(ofGroup),
      others: groups.flatMap((group) => sportGroups[group].map(ofSport)),
    }
  return { own: whole(chosen), others: groups.filter((group) => group !== chosen).flatMap(whole) }
}

export function presetOptions(
  query: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
): FilterOption[] {
  const { sport, group, distance } = query.criteria
  const offered = new Set(presetsFor(sport === null ? group : groupOf(sport)))
  if (distance !== null) offered.add(distance)
  return [...offered].map((preset) =>
    filterOption(query, 'distance', locale, {
      label: presetLabel(preset, locale),
      total: facets.preset.get(preset) ?? 0,
      chosen: distance === preset,
      criteria: { distance: preset },
    }),
  )
}

export function lengthsView(
  query: CalendarQuery,
  { facets }: CalendarFacts,
  reader: Reader,
): CalendarRail['lengths'] {
  const { edges, counts } = facets.lengths
  const most = Math.max(1, ...counts)
  const preset = query.criteria.distance === null ? null : distancePresets[query.criteria.distance]
  const least = query.minKm === null ? (preset?.metres?.[0] ?? 0) : query.minKm * 1000
  const longest =
    query.maxKm === null ? (preset?.metres?.[1] ?? Number.POSITIVE_INFINITY) : query.maxKm * 1000
  const above = edges.findIndex((edge) => edge > least)
  return {
    // A bar that stands for something can be seen.
    heights: counts.map((each) => (each === 0 ? 0 : Math.max(4, Math.round((each / most) * 100)))),
    first: above === -1 ? counts.length - 1 : Math.max(0, above - 1),
    last: edges.findLastIndex((edge) => edge <= longest),
    range: lengthLabel(query, reader),
    min: lengthField(query.minKm, reader),
    max: lengthField(query.maxKm, reader),
    unit: reader.unit,
    unitName: longUnitName(reader),
  }
}

/** Kilometres of a query as a field has them: in the reader's unit, with a point, as it can be sent back. */
function lengthField(km: number | null, { unit }: Reader): string {
  if (km === null) return ''
  if (unit === 'metric') return String(km)
  const miles = (km * 1000) / longUnits.imperial.metres
  return String(Number(miles.toFixed(mileDigits(miles))))
}
