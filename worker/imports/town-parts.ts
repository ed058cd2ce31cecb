import type { RowFacts } from './row-facts.ts'
import { readCountry } from './read-words.ts'
import { isAnyRegionCode } from './region-codes.ts'

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
  /** True if the country's text is also that of a region: CO is Colombia and Colorado, Granada an island and a province. */
  isUnclear: boolean
}

/** Longest name of a town; a longer part is a description. */
const longest = 80

const postcode = /^(?:[A-Z]{1,3}-)?\d{3,6}\s+|\s+\d{4,6}$/gu
const separators = /[,;/|\n]| [-–—] /u

/** Countries of whose name a region of another one has the same: Granada, Georgia, Luxembourg, Niger. */
const namesakes = ['GD', 'GE', 'LU', 'NE']

const mayBeRegion = (text: string): boolean =>
  isAnyRegionCode(text) || namesakes.includes(readCountry(text) ?? '')

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
  // The column decides: CA is California in a list of the United States, Granada a province in one of Spain.
  const written = country === null ? named.find((text) => readCountry(text) !== null) : undefined
  const towns = [plain, ...parts].filter((part) => part.length <= longest)
  return {
    towns: [...new Set(towns)],
    regions: [...(region === null ? [] : [region]), ...inBrackets, ...parts.slice(1)],
    country: written === undefined ? country : readCountry(written),
    isUnclear: written !== undefined && mayBeRegion(written),
  }
}

/** The first part of a place, as the name of a town that no source knows; '' without one. */
export const typedTown = ({ towns }: TownParts): string => towns[1] ?? towns[0] ?? ''
