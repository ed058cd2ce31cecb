import { distancePresets } from '../model/calendar/distance-presets.ts'
import { kmAround, menuDistances } from '../model/calendar/menu-distances.ts'
import type { UnitSystem } from '../model/values/preferences.ts'
import type { SportGroup } from '../model/event/sports.ts'
import { longUnits, mileDigits } from '../model/values/units.ts'
import type { Locale } from '../model/locales.ts'
import { pathOf } from './paths.ts'
import { wordsOf } from './words.ts'

const withPoint: readonly Locale[] = ['en', 'zh', 'ko', 'ja', 'th']

/**
 * "21,1": a length with as many decimals as in lengths.ts. It is not formatted by Intl, because browsers render the
 * menu as well and would need format.ts for these few figures.
 */
export function shortFigure(value: number, locale: Locale, digits: 1 | 2 = 1): string {
  const scale = 10 ** digits
  const text = String(Math.round(value * scale) / scale)
  return withPoint.includes(locale) ? text : text.replace('.', ',')
}

interface DistanceLink {
  /** Value in the visitor's unit, without the unit. */
  figure: string
  path: string
}

/** Links of a group's menu to the calendar by distance. */
export function distanceLinks(
  group: SportGroup,
  locale: Locale,
  unit: UnitSystem,
): readonly DistanceLink[] {
  const words = wordsOf(locale)
  return menuDistances[group].map((distance) => {
    const preset = typeof distance === 'number' ? null : distance
    const km = typeof distance === 'number' ? distance : distancePresets[distance].km
    const criteria = [words.groups[group], ...(preset === null ? [] : [words.distances[preset]])]
    const path = pathOf({ to: 'calendar', criteria }, locale)
    const value = (km * 1000) / longUnits[unit].metres
    const { minKm, maxKm } = kmAround(km)
    return {
      figure: shortFigure(value, locale, unit === 'metric' ? 1 : mileDigits(value)),
      path: preset === null ? `${path}?minKm=${minKm}&maxKm=${maxKm}` : path,
    }
  })
}
