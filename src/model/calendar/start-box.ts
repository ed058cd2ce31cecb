import type { Box, Point } from './calendar.ts'
import { isInBox } from './is-in-box.ts'

/** Degrees of each continent with room for its coasts, by the name that time zones give it; America is two. */
const continents = {
  Europe: { west: -12, south: 35, east: 32, north: 61 },
  Africa: { west: -19, south: -35, east: 52, north: 37 },
  Asia: { west: 66, south: -10, east: 148, north: 50 },
  Australia: { west: 112, south: -47, east: 179, north: -8 },
  NorthAmerica: { west: -126, south: 13, east: -62, north: 54 },
  SouthAmerica: { west: -82, south: -56, east: -34, north: 13 },
} as const satisfies Record<string, Box>

export type Continent = keyof typeof continents
export const continentNames = [
  'Europe',
  'Africa',
  'Asia',
  'Australia',
  'NorthAmerica',
  'SouthAmerica',
] as const satisfies Continent[]

/** Time zones named "America/…" of South America. */
const southern =
  /^America\/(?:Araguaina|Argentina|Asuncion|Bahia|Belem|Boa_Vista|Bogota|Buenos_Aires|Campo_Grande|Caracas|Cayenne|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Guyana|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Paramaribo|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)/u

/** Zones of oceans whose people live near a continent. */
const islands: Readonly<Record<string, Continent>> = {
  'Atlantic/Azores': 'Europe',
  'Atlantic/Canary': 'Europe',
  'Atlantic/Faroe': 'Europe',
  'Atlantic/Madeira': 'Europe',
  'Atlantic/Reykjavik': 'Europe',
  'Pacific/Auckland': 'Australia',
}

/**
 * The continent of a time zone ("Europe/Berlin"), null for zones of no continent. The edge guesses the zone by network
 * address, and the browser knows it.
 */
export function continentOf(zone: string): Continent | null {
  const island = islands[zone]
  if (island !== undefined) return island
  const [name] = zone.split('/')
  if (name === 'America') return southern.test(zone) ? 'SouthAmerica' : 'NorthAmerica'
  return continentNames.find((continent) => continent === name) ?? null
}

/**
 * The part of the world with which a map of results opens: the reader's continent, if it has results and they reach
 * beyond it; null otherwise, so that a list of one country opens on that country.
 */
export function startBox(marks: readonly Point[], continent: Continent | null): Box | null {
  if (continent === null) return null
  const box = continents[continent]
  const inside = marks.filter(isInBox(box))
  return inside.length > 0 && inside.length < marks.length ? box : null
}
