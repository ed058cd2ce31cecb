import { presetKeys, type DistancePreset } from '../../../src/model/calendar/distance-presets.ts'
import { groups, sports, type Sport, type SportGroup } from '../../../src/model/event/sports.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { countryOfSlug, countrySlugIn } from '../../../src/i18n/countries/country-names.ts'

/** A region's word in paths by language: always in English, in other languages if different. */
export type RegionWords = Readonly<Partial<Record<Locale, string>>>

/** Criteria in the path of a calendar, in the order of its segments. */
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
  /** At most two words that may be regions or cities of the country; empty after `findPlaces` has looked them up. */
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

/** True for a year or a month of this century: "2027", "2027-05". */
export const isMonth = (word: string): boolean => monthPattern.test(word)

const monthPattern = /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/u

type Slot = 'group' | 'sport' | 'distance' | 'country' | 'month'

/** The order of segments; `sport` and `group` share the first place; region and city precede the month. */
const rank: Record<Slot, number> = { group: 0, sport: 0, distance: 1, country: 2, month: 4 }
const placeRank = 3
const maxPlaces = 2

/** Slot and criteria of a single word; null for an unknown word, which may be a place. */
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
  /** The first segment that is unknown, or whose slot is taken. */
  | { ok: false; word: string }

/**
 * Parse the segments of a calendar path in a language. `ordered` is false if the canonical order of the criteria is
 * another. With a country, up to two unknown words become `places`, unverified: the database knows which is a region,
 * which a city, and whether the country has them. A second country becomes one as well, because its word may be a place
 * of the first: Georgia in the United States.
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
      if (places.length === maxPlaces || places.includes(word)) return { ok: false, word }
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

/** The words of region and city in a language, then those that have not been looked up. */
export function placeWords({ region, city, places }: Criteria, locale: Locale): string[] {
  const known = [region?.[locale] ?? region?.en ?? null, city]
  return [...known.filter((word) => word !== null), ...places]
}
