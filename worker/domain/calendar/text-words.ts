import { countryNames } from '../../../src/i18n/countries/country-names.ts'
import { countryCodes } from '../../geo/countries.ts'
import type { DistancePreset } from '../../../src/model/calendar/distance-presets.ts'
import type { Criteria } from './criteria.ts'
import { foldWord } from './fold-word.ts'

/** Words that people type beside those of calendar paths. */

/** Words between criteria in the site's languages: "50 km trail in France", "marathon en España". */
const connecting = new Set(
  `in at on of the near im am bei von en à au aux dans du de des el la los las di del della nel nella no na em do da
   op te van i på av w we z ze ku в во на из di pada の で に の 在 的 에서 의 ใน ที่`
    .split(/\s+/u)
    .map(foldWord),
)

/** True for a word that only joins others. */
export const isConnecting = (folded: string): boolean => connecting.has(folded)

/** Units of length written behind a number, without a space. */
const kilometres = /^(\d+)(?:kms?|kilometers?|kilometres?|公里|千米|キロ|킬로|킬로미터|กม|км)$/u

/** Lengths of half marathon and marathon in kilometres, without the decimal point. */
const classic: Record<string, DistancePreset> = {
  '21k': 'half',
  '211k': 'half',
  '21097k': 'half',
  '210975k': 'half',
  '42k': 'marathon',
  '422k': 'marathon',
  '42195k': 'marathon',
}

/** A folded length with "k" for its unit: "50km" and "50公里" become "50k". */
export const withShortUnit = (folded: string): string => folded.replace(kilometres, '$1k')

/** The half marathon of "21k", the marathon of "42.2 km"; null for other words. */
export function classicDistance(folded: string): DistancePreset | null {
  return classic[folded] ?? null
}

let codes: ReadonlyMap<string, string> | null = null

/**
 * A country's code by any of its names or short forms, folded: "österreich", "uk", "holland". Paths write some of them
 * in another way ("oesterreich").
 */
export function countryOfName(folded: string): Partial<Criteria> | null {
  codes ??= new Map(
    Object.keys(countryCodes).flatMap((code) =>
      countryNames(code).map((name) => [foldWord(name), code] as const),
    ),
  )
  const country = codes.get(folded)
  return country === undefined ? null : { country, region: null, city: null }
}
