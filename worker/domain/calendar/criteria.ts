import { presetKeys, type DistancePreset } from '../../../src/model/distance-presets.ts'
import { groups, sports, type Sport, type SportGroup } from '../../../src/model/sports.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { countryOfSlug, countrySlugIn } from '../places/country-names.ts'

/** What the path of a calendar says, in the order of its segments. */
export interface Criteria {
  group: SportGroup | null
  sport: Sport | null
  distance: DistancePreset | null
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Slugs within the country; a region's in the language of the path, a city's the same in all. */
  region: string | null
  city: string | null
  /** "2027" or "2027-05". */
  month: string | null
}

export const noCriteria: Criteria = {
  group: null,
  sport: null,
  distance: null,
  country: null,
  region: null,
  city: null,
  month: null,
}

const monthPattern = /^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/u

type Slot = keyof Criteria

/** The order of segments; `sport` and `group` share the first place. */
const rank: Record<Slot, number> = {
  group: 0,
  sport: 0,
  distance: 1,
  country: 2,
  region: 3,
  city: 4,
  month: 5,
}

function readWord(
  word: string,
  locale: Locale,
  country: string | null,
): [Slot, Partial<Criteria>] | null {
  const words = wordsOf(locale)
  const sport = sports.find((key) => words.sports[key] === word)
  if (sport !== undefined) return ['sport', { sport }]
  const group = groups.find((key) => words.groups[key] === word)
  if (group !== undefined) return ['group', { group }]
  const distance = presetKeys.find((key) => words.distances[key] === word)
  if (distance !== undefined) return ['distance', { distance }]
  if (monthPattern.test(word)) return ['month', { month: word }]
  const found = countryOfSlug(word, locale)
  if (found !== null) return ['country', { country: found }]
  if (country !== null) return ['city', { city: word }]
  return null
}

export type ParsedCriteria =
  | { ok: true; criteria: Criteria; ordered: boolean }
  /** The first segment that no vocabulary knows, or that repeats a kind. */
  | { ok: false; word: string }

/**
 * Reads the segments of a calendar path in a language. `ordered` is false where the same criteria have another,
 * canonical order. A city's word is taken on trust: whether the country has it, only the gazetteer knows.
 */
export function parseCriteria(segments: readonly string[], locale: Locale): ParsedCriteria {
  let criteria = noCriteria
  let last = -1
  let ordered = true
  const country =
    segments.map((word) => countryOfSlug(word, locale)).find((code) => code !== null) ?? null
  const seen = new Set<number>()
  for (const word of segments) {
    const read = readWord(word, locale, country)
    if (read === null) return { ok: false, word }
    const [slot, part] = read
    const place = rank[slot]
    if (seen.has(place)) return { ok: false, word }
    seen.add(place)
    if (place < last) ordered = false
    last = Math.max(last, place)
    criteria = { ...criteria, ...part }
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
  if (criteria.country !== null) segments.push(countrySlugIn(criteria.country, locale))
  if (criteria.country !== null && criteria.city !== null) segments.push(criteria.city)
  if (criteria.month !== null) segments.push(criteria.month)
  return segments
}
