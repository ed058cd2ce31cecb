import { greatCircleKm } from '../../../../src/model/calendar/great-circle.ts'
import { regionOfCode } from '../../../imports/region-codes.ts'
import type { StatedPlace, TownParts } from '../../../imports/town-parts.ts'
import type { Home } from './find-home.ts'
import type { KnownTown, TownIndex } from './find-towns.ts'
import { halvesOf, townKeys } from './town-keys.ts'

/** A town is the start's if it is at most this far from the coordinates. */
const mostKm = 60
/** Share of the people of namesakes that a town needs to be meant without its region: nine tenths. */
const timesLarger = 9
/** Candidates that a person is shown. */
const atMost = 5

/** Namesakes among which a person must choose; none for an unknown town. */
export type ChosenTown = { town: KnownTown } | { town: null; candidates: KnownTown[] }

const unknown: ChosenTown = { town: null, candidates: [] }

/**
 * The town of a row: the one of its name in its country and region, or at its coordinates. Of several, the one with nine
 * tenths of their people, unless the organisation has an event in exactly one of them.
 * @param home its country is probably that of the town; only if it has such a town, or no other country has
 */
export function chooseTown(
  place: Pick<StatedPlace, 'lat' | 'lon'>,
  parts: TownParts,
  index: TownIndex,
  home: Home,
): ChosenTown {
  const anywhere = { ...parts, country: null }
  const first = parts.country ?? home.country
  const chosen = chooseIn(place, { ...parts, country: first }, index, home)
  const isFound = chosen.town !== null || chosen.candidates.length > 0
  const mayBeElsewhere = first !== null && (parts.country === null || parts.isUnclear)
  return isFound || !mayBeElsewhere ? chosen : chooseIn(place, anywhere, index, home)
}

function chooseIn(
  { lat, lon }: Pick<StatedPlace, 'lat' | 'lon'>,
  { towns, regions, country }: TownParts,
  index: TownIndex,
  home: Home,
): ChosenTown {
  const point = lat === null || lon === null ? null : { lat, lon }
  const isMeant = (town: KnownTown) =>
    (country === null || town.country === country) &&
    (point === null || greatCircleKm(town, point) <= mostKm)
  const ways: (readonly [names: readonly string[], find: TownIndex['named']])[] = [
    [towns, index.named],
    [towns, index.longer],
    [towns.flatMap(halvesOf), index.named],
  ]
  // A region that follows the town is no town: "Andratx, Balearic Islands".
  const isRegion = (name: string) =>
    country !== null && towns.indexOf(name) > 1 && regionIn(country, name, index) !== null
  for (const [names, find] of ways)
    for (const name of names) {
      const named = isRegion(name) ? [] : townKeys(name).flatMap((key) => find(key))
      const found = distinct(named.filter(isMeant))
      if (found.length > 0) return chooseAmong(found, regions, point, index, home)
    }
  return unknown
}

function chooseAmong(
  found: readonly KnownTown[],
  regions: readonly string[],
  point: { lat: number; lon: number } | null,
  index: TownIndex,
  { cities }: Home,
): ChosenTown {
  if (point !== null) {
    const [nearest] = found.toSorted((a, b) => greatCircleKm(a, point) - greatCircleKm(b, point))
    return nearest === undefined ? unknown : { town: nearest }
  }
  const statedFor = ({ country }: KnownTown) =>
    regions.flatMap((name) => regionIn(country, name, index) ?? [])
  const inRegion = found.filter((town) => statedFor(town).includes(town.region))
  // A region of which the gazetteer knows nothing, such as a French département, excludes no town.
  const possible = found.filter((town) => statedFor(town).length === 0)
  const ordered = (inRegion.length > 0 ? inRegion : possible).toSorted(
    (a, b) => b.population - a.population,
  )
  // Namesakes of one region differ in nothing that a list has: Bergen in Bavaria is two villages.
  const isDecidable = inRegion.length > 0 || regions.length === 0
  const [held, ...others] = isDecidable ? ordered.filter(({ id }) => cities.has(id)) : []
  if (held !== undefined && others.length === 0) return { town: held }
  const [first, second] = ordered
  if (first === undefined) return { town: null, candidates: found.slice(0, atMost) }
  if (second === undefined || first.population > second.population * timesLarger)
    return { town: first }
  return { town: null, candidates: ordered.slice(0, atMost) }
}

/** English name of the region that a text names by its name or code. */
const regionIn = (country: string, name: string, index: TownIndex): string | null =>
  regionOfCode(country, name) ?? index.region(country, name)

const distinct = (towns: readonly KnownTown[]): KnownTown[] => [
  ...new Map(towns.map((town) => [town.id, town])).values(),
]
