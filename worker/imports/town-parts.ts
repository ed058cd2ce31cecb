import type { RowFacts } from './row-facts.ts'
import { readCountry } from './read-words.ts'
import { isAnyRegionCode, regionOfCode } from './region-codes.ts'

/** Facts of a row that state its place. */
export type StatedPlace = Pick<RowFacts, 'city' | 'region' | 'country' | 'lat' | 'lon'>

/** A place as written, taken apart. */
export interface TownParts {
  /** Texts that may be the town, the likeliest first: "Krems" of "Stadtpark, 3500 Krems". */
  towns: string[]
  /** Texts that may be the region of the town: "CO" of "Boulder, CO, US". */
  regions: string[]
  /** ISO code of the country, from the text or its column; null without. */
  country: string | null
  /** True if a code in the text may be that of a country or of a state: CO is Colombia and Colorado. */
  isUnclear: boolean
}

/** Longest name of a town; a longer part is a description. */
const longest = 80

const postcode = /^(?:[A-Z]{1,3}-)?\d{3,6}\s+|\s+\d{4,6}$/gu
const separators = /[,;/|\n]| [-–—] /u

const tidy = (text: string): string => text.trim().replace(postcode, '').trim()

/** Takes "Town, Region, Country", "Venue, 3500 Town (AT)" and the like apart. */
export function townParts({ city, region, country }: StatedPlace): TownParts {
  const inBrackets = [...city.matchAll(/\(([^()]*)\)/gu)].map(([, text = '']) => text.trim())
  const plain = city
    .replaceAll(/\([^()]*\)/gu, ' ')
    .replaceAll(/[ \t]+/gu, ' ')
    .trim()
  const parts = plain
    .split(separators)
    .map(tidy)
    .filter((part) => part !== '')
  const named = [...inBrackets, ...parts.slice(1).toReversed()]
  // In a list of the United States, CA is California.
  const isCountry = (text: string) =>
    readCountry(text) !== null && (country === null || regionOfCode(country, text) === null)
  const written = named.find(isCountry)
  const towns = [plain, ...parts].filter((part) => part.length <= longest)
  return {
    towns: [...new Set(towns)],
    regions: [...(region === null ? [] : [region]), ...inBrackets, ...parts.slice(1)],
    country: written === undefined ? country : readCountry(written),
    isUnclear: country === null && written !== undefined && isAnyRegionCode(written),
  }
}

/** The first part of a place, as the name of a town that no source knows; '' without one. */
export const typedTown = ({ towns }: TownParts): string => towns[1] ?? towns[0] ?? ''
