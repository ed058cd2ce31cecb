import type { Locale } from '../../../src/model/locales.ts'
import type { MeantCriteriaView, NearestCriteriaView } from '../../../src/model/views.ts'
import { monthLabel } from '../../calendar-filters/filters/month.ts'
import type { Criteria } from '../../domain/calendar/criteria.ts'
import type { NamedCriteria } from '../../domain/calendar/find-nearest-criteria.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { calendarPath } from '../paths/calendar-path.ts'
import { groupName, presetLabel, sportName } from '../../../src/i18n/sport-names.ts'

/** "Running · Germany · Berlin". */
function labelOf({ criteria, region, city }: NamedCriteria, locale: Locale): string {
  const { sport, group, distance, country, month } = criteria
  const names = [
    sport === null ? null : sportName(sport, locale),
    group === null ? null : groupName(group, locale),
    distance === null ? null : presetLabel(distance, locale),
    country === null ? null : countryName(country, locale),
    region,
    city,
    month === null ? null : monthLabel(month, locale),
  ]
  return names.filter((name) => name !== null).join(' · ')
}

const linkOf = (named: NamedCriteria, locale: Locale) => ({
  label: labelOf(named, locale),
  path: calendarPath(named.criteria, locale),
})

/** The calendar of criteria without region and city. */
export const presentMeantCriteria = (
  criteria: Criteria | null,
  locale: Locale,
): MeantCriteriaView => ({
  calendar: criteria === null ? null : linkOf({ criteria, region: null, city: null }, locale),
})

export function presentNearestCriteria(
  nearest: readonly NamedCriteria[],
  locale: Locale,
): NearestCriteriaView {
  const links = nearest.map((each) => linkOf(each, locale))
  // Of two links with one label, a city's and its region's, the first one stays: the city's.
  return {
    nearest: links.filter((link, i) => links.findIndex((each) => each.label === link.label) === i),
  }
}
