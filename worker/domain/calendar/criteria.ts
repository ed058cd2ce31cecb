import { presetKeys, type DistancePreset } from '../../../src/model/distance-presets.ts'
import { groups, sports, type Sport, type SportGroup } from '../../../src/model/sports.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { countryOfSlug, countrySlugIn } from '../../../src/i18n/countries/country-names.ts'

/** A region's word in paths by language: English always, others where they differ. */
export type RegionWords = Readonly<Partial<Record<Locale, string>>>

/** What the path of a calendar says, in the order of its segments. */
export interface Criteria {
  group: SportGroup | null
  sport: Sport | null
  distance: DistancePreset | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  region: RegionWords | null
  /** Slug within the country, the same in all languages. */
  city: string | null
  /** "2027" or "2027-05". */
  month: string | null
  /** Words that are the country's regions or cities, if anything: at most two, none once `findPlaces` has told which. */
  places: readonly string[]
}

export const noCriteria: Criteria = {
  group: null,
  sport: null,
  distance: null,
  country: null,
  region: null,
  city: null,
  month: null,
  places: [],
}

/** Whether a word is a year or a year's month, of this century. */
export const isMonth = (word: string): boolean => monthPattern.test(word)

const monthPattern = /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/u

type Slot = 'group' | 'sport' | 'distance' | 'country' | 'month'

/** The order of segments; `sport` and `group` share the first place, region and city stand before the month. */
const rank: Record<Slot, number> = { group: 0, sport: 0, distance: 1, country: 2, month: 4 }
const placeRank = 3
const mostPlaces = 2

/** What a word says by itself, as the slot it fills and its criteria; null for one that no vocabulary knows. */
export function readWord(word: string, locale: Locale): [Slot, Partial<Criteria>] | null {
  const words = wordsOf(locale)
  const sport = sports.find((key) => words.sports[key] === word)
  if (sport !== undefined) return ['sport', { sport }]
  const group = groups.find((key) => words.groups[key] === word)
  if (group !== undefined) return ['group', { group }]
  const distance = presetKeys.find((key) => words.distances[key] === word)
  if (distance !== undefined) return ['distance', { distance }]
  if (isMonth(word)) return ['month', { month: word }]
  const country = countryOfSlug(word, locale)
  return country === null ? null : ['country', { country }]
}

export type ParsedCriteria =
  | { ok: true; criteria: Criteria; ordered: boolean }
  /** The first segment that no vocabulary knows, or that repeats a kind. */
  | { ok: false; word: string }

/**
 * Reads the segments of a calendar path in a language. `ordered` is false where the same criteria have another,
 * canonical order. Beside a country, up to two words that nothing else explains are taken on trust as `places`: which
 * is a region and which a city, and whether the country has them, only the database knows. So it is with a second
 * country, whose word may be a place of the first: Georgia in the United States.
 */
export function parseCriteria(segments: readonly string[], locale: Locale): ParsedCriteria {
  let criteria = noCriteria
  let last = -1
  let ordered = true
  const inCountry = segments.some((word) => countryOfSlug(word, locale) !== null)
  const seen = new Set<number>()
  for (const word of segments) {
    const read = readWord(word, locale)
    const isPlace = read === null ? inCountry : read[0] === 'country' && criteria.country !== null
    if (isPlace) {
      const { places } = criteria
      if (places.length === mostPlaces || places.includes(word)) return { ok: false, word }
      criteria = { ...criteria, places: [...places, word] }
    } else {
      if (read === null || seen.has(rank[read[0]])) return { ok: false, word }
      seen.add(rank[read[0]])
      criteria = { ...criteria, ...read[1] }
    }
    const place = isPlace || read === null ? placeRank : rank[read[0]]
    if (place < last) ordered = false
    last = Math.max(last, place)
  }
  return { ok: true, criteria, ordered }
}

/** The segments of criteria in a language, in canonical order. */
export function criteriaSegments(criteria: Criteria, locale: Locale): string[] {
  const words = wordsOf(locale)
  const segments: string[] = []
  if (criteria.sport !== null) segments.push(words.sports[criteria.sport])
  else if (criteria.group !== null) segments.push(words.groups[criteria.group])
  if (criteria.distance !== null) segments.push(words.distances[criteria.distance])
  if (criteria.country !== null) {
    segments.push(countrySlugIn(criteria.country, locale), ...placeWords(criteria, locale))
  }
  if (criteria.month !== null) segments.push(criteria.month)
  return segments
}

/** The words of region and city in a language, and those not told yet. */
export function placeWords({ region, city, places }: Criteria, locale: Locale): string[] {
  const told = [region?.[locale] ?? region?.en ?? null, city]
  return [...told.filter((word) => word !== null), ...places]
}
