import { distancePresets } from '../model/distance-presets.ts'
import { kmAround, menuDistances } from '../model/menu-distances.ts'
import type { UnitSystem } from '../model/preferences.ts'
import type { SportGroup } from '../model/sports.ts'
import { metresPerMile } from '../model/units.ts'
import type { Locale } from './locales.ts'
import { pathOf } from './paths.ts'
import { wordsOf } from './words.ts'

const withPoint: readonly Locale[] = ['en', 'zh', 'ko', 'ja', 'th']

/**
 * "21,1": a length with at most one decimal. It is written here and not by Intl, because the menu is rendered in
 * browsers too, and these few figures are not worth the formatter's weight there.
 */
export function shortFigure(value: number, locale: Locale): string {
  const text = String(Math.round(value * 10) / 10)
  return withPoint.includes(locale) ? text : text.replace('.', ',')
}

interface DistanceLink {
  /** In the visitor's unit, without its name. */
  figure: string
  path: string
}

/** Links from a group's menu into the calendar, by distance. */
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
    const { minKm, maxKm } = kmAround(km)
    return {
      figure: shortFigure(unit === 'metric' ? km : (km * 1000) / metresPerMile, locale),
      path: preset === null ? `${path}?minKm=${minKm}&maxKm=${maxKm}` : path,
    }
  })
}
